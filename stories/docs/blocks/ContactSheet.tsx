import { useEffect, useState } from 'react';

const SHEET = './contact-sheet.pdf';

export function ContactSheet() {
  const [hasSheet, setHasSheet] = useState(false);
  useEffect(() => {
    // An HTML reply means that the file is missing,
    // because some servers send a page with status 200 for a missing file.
    const check = ({ ok, headers }: Response) => setHasSheet(ok && !headers.get('content-type')?.includes('html'));
    fetch(SHEET, { method: 'HEAD' }).then(check, () => undefined);
  }, []);
  return hasSheet ? (
    <a href={SHEET} target="_blank" rel="noreferrer">
      印刷用（PDF、A4）
    </a>
  ) : (
    <>
      印刷用（PDF。<code>npm run build-storybook</code> で作成できます）
    </>
  );
}
