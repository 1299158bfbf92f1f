import type { ReactNode } from 'react';
import classes from './IconButton.module.css';

interface IconButtonProps {
  /** 絵 */
  children: ReactNode;
  /** 何をするボタンか（読み上げ） */
  label: string;
  /** 押したとき。省くと押せません */
  onClick?: (() => void) | undefined;
  /** 置き場所が決める見た目 */
  className?: string | undefined;
}

/** 絵だけのボタン。大きさは48pxです（visual.md） */
export function IconButton({ children, label, onClick, className = '' }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`plain-button ${classes.button} ${className}`}
      aria-label={label}
      disabled={!onClick}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
