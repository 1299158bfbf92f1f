import { Unbroken } from '../Unbroken/Unbroken';

interface ParagraphProps {
  children: string;
}

/** ダイアログやシートの中の1文 */
export function Paragraph({ children }: ParagraphProps) {
  return (
    <p>
      <Unbroken>{children}</Unbroken>
    </p>
  );
}
