import { Block } from './Block';
import classes from './Overview.module.css';
import { FlowStories } from './FlowStories';
import { FLOWS } from './journeys';
import { groupByFile, reviewStories, titleEnd, useStories } from './storyIndex';

export function Flows() {
  const stories = useStories();
  if (stories === null) return null;
  const files = groupByFile(reviewStories(stories));
  const listed = new Set(FLOWS.flatMap(({ flows }) => flows));
  const unlisted = [...files.keys()].filter((id) => id.startsWith('flows-') && !listed.has(id));
  const groups = unlisted.length > 0 ? [{ name: 'さわって試す', flows: unlisted }, ...FLOWS] : FLOWS;
  return (
    <Block>
      {groups.map(({ name, flows }) => (
        <section key={name} className={classes.group}>
          <h2 className={classes.heading}>{name}</h2>
          {flows.map((id) => (
            <section key={id} className={classes.flow}>
              <h3 className={classes.name}>{titleEnd(files.get(id)?.[0]?.title ?? id)}</h3>
              <FlowStories stories={files.get(id) ?? []} />
            </section>
          ))}
        </section>
      ))}
    </Block>
  );
}
