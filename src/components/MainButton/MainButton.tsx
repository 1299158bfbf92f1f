import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Spinner } from '../LoadingScreen/Spinner';
import classes from './MainButton.module.css';

interface MainButtonProps {
  /** ボタンの言葉 */
  children: ReactNode;
  /** 押したとき */
  onClick?: () => void;
  /** 移動先。指定するとリンクになります */
  to?: string;
  /** アプリの外への移動先（LINEに戻るなど）。リンクになります */
  href?: string;
  /** まだ進めないとき。押せませんが、フォーカスは受け取ります */
  blocked?: boolean;
  /** まだ進めないときに押された場合（足りない項目へ案内します） */
  onBlocked?: () => void;
  /** 処理中。言葉は読めるまま、押せなくなります */
  busy?: boolean;
  /** フォームを送るボタンは `submit` */
  type?: 'button' | 'submit';
  /** 見た目。1画面に `main` は1つです */
  variant?: 'main' | 'outline' | 'danger' | 'quiet';
}

/** 画面の主な操作。高さは56px、押すと何が起こるかを言葉で示します。まだ進めないときは、足りない項目へ案内します（visual.md、D10） */
export function MainButton(props: MainButtonProps) {
  const { children, onClick, to, href, blocked = false, onBlocked, busy = false, variant = 'main' } = props;
  const free = !blocked && !busy;
  const act = (event: MouseEvent) => {
    if (free) return onClick?.();
    // A submit button must not submit, neither by click nor by Enter in a field.
    event.preventDefault();
    if (!busy) onBlocked?.();
  };
  const look = { className: classes.root, 'data-kind': variant, 'data-blocked': blocked || undefined, onClick: act };
  const words = (
    <span className={classes.inner}>
      {busy && (
        <span className={classes.section}>
          <Spinner size="1.25rem" color="currentColor" />
        </span>
      )}
      <span className={classes.label}>{children}</span>
    </span>
  );
  if (to !== undefined && free) {
    return (
      <Link {...look} to={to}>
        {words}
      </Link>
    );
  }
  if (href !== undefined && free) {
    return (
      <a {...look} href={href}>
        {words}
      </a>
    );
  }
  return (
    <button
      {...look}
      type={props.type ?? 'button'}
      aria-disabled={free ? undefined : true}
      aria-busy={busy || undefined}
    >
      {words}
    </button>
  );
}
