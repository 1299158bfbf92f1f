import { titleEnd, type StoryEntry } from './storyIndex';
import { StoryLink } from './StoryLink';

interface ProofListProps {
  proofs: readonly string[];
  className: string | undefined;
  /** The stories that the proofs may link to. */
  stories?: readonly StoryEntry[] | null;
}

/**
 * Finds the story that a proof such as `MainButton/KeyboardAlone` names.
 * Returns undefined if the proof names a test.
 */
const storyOf = (proof: string, stories: readonly StoryEntry[]) => {
  const [subject, story] = proof.split('/');
  return stories.find(
    ({ importPath, exportName }) => exportName === story && importPath.endsWith(`/${subject}.stories.tsx`),
  );
};

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
