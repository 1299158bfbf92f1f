import type { TablerIcon } from '@tabler/icons-react';
import classes from './ImageField.module.css';

interface FieldButtonProps {
  /** 言葉の前の絵 */
  icon: TablerIcon;
  /** ボタンの言葉 */
  words: string;
  /** 取り消すボタンは `red` */
  tone?: 'asagi' | 'red';
  /** 押したとき */
  onClick: () => void;
}

/** 写真の下の小さなボタン */
export function FieldButton({ icon: Icon, words, tone = 'asagi', onClick }: FieldButtonProps) {
  return (
    <button type="button" className={classes.button} data-tone={tone} onClick={onClick}>
      <Icon aria-hidden size="1.25rem" stroke={1.75} />
      {words}
    </button>
  );
}
