import classes from './FlowStories.module.css';
import { stepsOf } from './flowSteps';
import type { StoryEntry } from './storyIndex';
import { StoryLink } from './StoryLink';

export function FlowStories({ stories }: { stories: readonly StoryEntry[] }) {
  return (
    <ul className={classes.flow}>
      {stories.map(({ id, name, importPath, exportName }) => {
        const steps = stepsOf(importPath, exportName);
        return (
          <li key={id} className={classes.way}>
            <StoryLink to={id} className={classes.name}>
              {name}
            </StoryLink>
            {steps.length > 0 && (
              <ol className={classes.steps}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            )}
          </li>
        );
      })}
    </ul>
  );
}
