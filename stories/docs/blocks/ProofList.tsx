import { StoryLink } from './StoryLink';
import type { StoryEntry } from './storyIndex';

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
    ({ importPath, exportName }) =>
      exportName === story && new RegExp(`/${about}(\\.[A-Za-z]+)?\\.stories\\.tsx$`).test(importPath),
  );
};

/** Lists the tests and stories that prove a row of a table. */
export function ProofList({ proofs, className, stories }: ProofListProps) {
  if (proofs.length === 0) return null;
  return (
    <ul className={className}>
      {proofs.map((proof) => {
        const story = storyOf(proof, stories ?? []);
        return (
          <li key={proof}>
            {story ? (
              <StoryLink to={story.id}>{`${story.title.split('/').at(-1)}／${story.name}`}</StoryLink>
            ) : (
              <code>{proof}</code>
            )}
          </li>
        );
      })}
    </ul>
  );
}
