import { titleEnd, type StoryEntry } from './storyIndex';
import { StoryLink } from './StoryLink';

interface ProofListProps {
  proofs: readonly string[];
  className: string | undefined;
  /** All stories of the Storybook. If a proof names a story, the proof is shown as a link to this story. */
  stories?: readonly StoryEntry[] | null;
}

/** Finds the story that a proof such as `MainButton/KeyboardAlone` names. Undefined if the proof names a test. */
const storyOf = (proof: string, stories: readonly StoryEntry[]) => {
  const [subject, story] = proof.split('/');
  return stories.find(
    ({ importPath, exportName }) => exportName === story && importPath.endsWith(`/${subject}.stories.tsx`),
  );
};

/** A list of the tests and stories that prove a rule. */
export function ProofList({ proofs, className, stories }: ProofListProps) {
  if (proofs.length === 0) return null;
  return (
    <ul className={className}>
      {proofs.map((proof) => {
        const story = storyOf(proof, stories ?? []);
        return (
          <li key={proof}>
            {story ? (
              <StoryLink to={story.id}>{`${titleEnd(story.title)}／${story.name}`}</StoryLink>
            ) : (
              <code>{proof}</code>
            )}
          </li>
        );
      })}
    </ul>
  );
}
