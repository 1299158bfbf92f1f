import { useEffect, useState } from 'react';

const SHEET = './contact-sheet.pdf';

/** Link to the PDF of all screens, which exists only if a browser was available at the build. */
export function ContactSheet() {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    // A server may reply to a missing file with an HTML page.
    const look = ({ ok, headers }: Response) => setIsThere(ok && !headers.get('content-type')?.includes('html'));
    fetch(SHEET, { method: 'HEAD' }).then(look, () => undefined);
  }, []);
  return isThere ? (
    <a href={SHEET} target="_blank" rel="noreferrer">
      印刷用（PDF、A4）
    </a>
  ) : (
    <>
      印刷用（PDF。<code>npm run build-storybook</code> でビルドすると入ります）
    </>
  );
}
