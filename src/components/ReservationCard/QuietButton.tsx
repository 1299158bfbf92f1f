import type { Icon } from '@tabler/icons-react';
import { Spinner } from '../LoadingScreen/Spinner';
import classes from './ReservationCard.module.css';

interface QuietButtonProps {
  /** 絵 */
  icon: Icon;
  /** ボタンの言葉 */
  label: string;
  /** 押したとき */
  onClick: () => void;
  /** 処理中。押せませんが、フォーカスは残ります */
  busy?: boolean | undefined;
  /** 取り消しの操作 */
  danger?: boolean;
}

/** カードの下に並ぶ、控えめな操作 */
export function QuietButton({ icon: ButtonIcon, label, onClick, busy = false, danger = false }: QuietButtonProps) {
  return (
    <button
      type="button"
      className={danger ? `${classes.quiet} ${classes.cancel}` : classes.quiet}
      aria-disabled={busy}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner size="1.375rem" color="currentColor" /> : <ButtonIcon aria-hidden stroke={1.75} />}
      {label}
    </button>
  );
}
