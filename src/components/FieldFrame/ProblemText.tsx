import { IconAlertCircle } from '@tabler/icons-react';
import classes from './FieldFrame.module.css';

interface ProblemTextProps {
  /** 入力欄から説明として参照する id */
  id?: string;
  /** 直し方を伝える文 */
  children: string;
  /** 表示と同時に読み上げるとき `alert` */
  role?: 'alert';
}

/** 入力の直し方（赤い文字とアイコン） */
export function ProblemText({ id, children, role }: ProblemTextProps) {
  return (
    <p id={id} role={role} className={classes.problem}>
      <IconAlertCircle aria-hidden size="1.25em" className={classes.problemIcon} />
      <span>{children}</span>
    </p>
  );
}
