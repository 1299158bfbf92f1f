import { StoryLink } from './StoryLink';
import { useBeside } from './useBeside';

const SHEET = './contact-sheet.pdf';
const isThere = () => Promise.resolve(true);

/** The link to every screen on paper. */
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
