import type { CSSProperties } from 'react';
import classes from './Spinner.module.css';

interface SpinnerProps {
  /** 大きさ */
  size: string;
  /** 色。なければ主な操作の色 */
  color?: string;
}

/** 回る輪。何をしているかは、隣の言葉が伝えます */
export function Spinner({ size, color = 'var(--color-asagi)' }: SpinnerProps) {
  return <span aria-hidden className={classes.spinner} style={{ '--spinner-size': size, color } as CSSProperties} />;
}
