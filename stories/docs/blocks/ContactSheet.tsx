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
      印刷用はまだありません（<code>npm run contact-sheet</code> で作れます）
    </>
  );
}
