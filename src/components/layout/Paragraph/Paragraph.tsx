import { Unbroken } from '../Unbroken/Unbroken';

interface ParagraphProps {
  /** 文 */
  children: string;
}

/** ダイアログやシートの中の1文。言葉の途中では折り返しません（§words-stay-whole） */
export function Paragraph({ children }: ParagraphProps) {
  return (
    <p>
      <Unbroken>{children}</Unbroken>
    </p>
  );
}
