import { useEffect, useState } from 'react';

const SHEET = './contact-sheet.pdf';

/** The link to every screen on paper, which a Storybook that was built with a browser has. */
export function ContactSheet() {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    // A server may answer with a page of its own.
    const look = ({ ok, headers }: Response) => setIsThere(ok && !headers.get('content-type')?.includes('html'));
    fetch(SHEET, { method: 'HEAD' }).then(look, () => undefined);
  }, []);
  return isThere ? (
    <a href={SHEET} target="_blank" rel="noreferrer">
      印刷用（PDF、A4）
    </a>
  ) : (
    <>
      印刷用（PDF。<code>npm run build-storybook</code> で組み立てると入ります）
    </>
  );
}
