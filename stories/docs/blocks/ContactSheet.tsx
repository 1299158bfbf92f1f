import { StoryLink } from './StoryLink';
import { useBeside } from './useBeside';

const SHEET = './contact-sheet.pdf';
const isThere = () => Promise.resolve(true);

/** The link to every screen on paper. Without it a reader prints the screens one by one. */
export function ContactSheet() {
  return useBeside(SHEET, isThere) ? (
    <a href={SHEET} target="_blank" rel="noreferrer">
      印刷用（PDF、A4）
    </a>
  ) : (
    <>
      印刷用（このStorybookには入っていません。
      <StoryLink to="docs-proofs--docs" kind="docs">
        作りかた
      </StoryLink>
      ）
    </>
  );
}
