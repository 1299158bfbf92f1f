import { lastOf, type StoryEntry } from './storyIndex';
import { StoryLink } from './StoryLink';

interface ProofListProps {
  proofs: readonly string[];
  className: string | undefined;
  /** Storybook's index; a story named in `proofs` becomes a link. */
  stories?: readonly StoryEntry[] | null;
}

/** Finds the story of a proof such as `MainButton/KeyboardAlone`. */
const storyOf = (proof: string, stories: readonly StoryEntry[]) => {
  const [about, story] = proof.split('/');
  return stories.find(
    ({ importPath, exportName }) => exportName === story && importPath.endsWith(`/${about}.stories.tsx`),
  );
};

/** The tests and stories that prove a rule. */
export function ProofList({ proofs, className, stories }: ProofListProps) {
  if (proofs.length === 0) return null;
  return (
    <ul className={className}>
      {proofs.map((proof) => {
        const story = storyOf(proof, stories ?? []);
        return (
          <li key={proof}>
            {story ? (
              <StoryLink to={story.id}>{`${lastOf(story.title)}／${story.name}`}</StoryLink>
            ) : (
              <code>{proof}</code>
            )}
          </li>
        );
      })}
    </ul>
  );
}
