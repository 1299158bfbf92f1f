import { Button, Loader } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './MainButton.module.css';

const LOOKS = {
  main: { variant: 'filled' },
  outline: { variant: 'outline' },
  danger: { variant: 'filled', color: 'red' },
  quiet: { variant: 'subtle' },
} as const;

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
  variant?: keyof typeof LOOKS;
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
  const look = {
    ...LOOKS[variant],
    classNames: { root: classes.root, inner: classes.inner, label: classes.label, section: classes.section },
    'data-kind': variant,
    'data-blocked': blocked || undefined,
    fullWidth: true,
    onClick: act,
  };
  if (to !== undefined && free) {
    return (
      <Button {...look} component={Link} to={to}>
        {children}
      </Button>
    );
  }
  if (href !== undefined && free) {
    return (
      <Button {...look} component="a" href={href}>
        {children}
      </Button>
    );
  }
  return (
    <Button
      {...look}
      type={props.type ?? 'button'}
      aria-disabled={free ? undefined : true}
      aria-busy={busy || undefined}
      leftSection={busy && <Loader aria-hidden size="1.25rem" color="currentColor" />}
    >
      {children}
    </Button>
  );
}
