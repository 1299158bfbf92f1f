import { Button, Loader } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useEffect, useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { common } from '../../../copy/common';
import { JaText } from '../../layout/JaText/JaText';

interface MainButtonProps {
  children: string;
  icon?: Icon;
  onClick?: () => void;
  /** 移動先。指定するとリンクになります。アプリの外（LINE、電話）も指定できます */
  to?: string;
  /** まだ進めないとき true。フォーカスは受け取ります */
  blocked?: boolean;
  /** `blocked` のときに押されたとき（足りない項目へ案内します） */
  onBlocked?: () => void;
  /** 処理中のとき true。文字は残したまま、押せなくします */
  busy?: boolean;
  /** 説明になる要素の id。同じ文字のボタンが並ぶとき、何のボタンかを読み上げます */
  describedBy?: string;
  type?: 'button' | 'submit';
  /** 見た目。`main` は1画面に1つだけ使います */
  variant?: 'main' | 'outline' | 'danger' | 'dangerOutline' | 'quiet';
}

const LOOKS = {
  main: {},
  outline: { variant: 'outline' },
  danger: { color: 'red' },
  dangerOutline: { variant: 'outline', color: 'red' },
  quiet: { variant: 'subtle' },
} as const;

/** Milliseconds after which a busy button shows that it takes long (§long-said). */
const LONG_MS = 10_000;

function useLong(busy: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [busy]);
  return long;
}

/** 画面の主な操作。まだ進めないときに押すと、足りない項目へ案内します（§blocked-says-why） */
export function MainButton({
  children,
  icon: ButtonIcon,
  onClick,
  to,
  blocked = false,
  onBlocked,
  busy = false,
  describedBy,
  type = 'button',
  variant = 'main',
}: MainButtonProps) {
  const free = !blocked && !busy;
  const long = useLong(busy);
  const act = (event: MouseEvent) => {
    if (free) return onClick?.();
    // Prevents submitting the form, also by Enter in a field.
    event.preventDefault();
    if (!busy) onBlocked?.();
  };
  const look = {
    ...LOOKS[variant],
    size: 'lg',
    fullWidth: true,
    leftSection: busy ? (
      <Loader color="currentColor" />
    ) : (
      ButtonIcon && <ButtonIcon aria-hidden size={22} stroke={1.75} />
    ),
    onClick: act,
    'aria-describedby': describedBy,
    children: <JaText>{long ? common.takesLong : children}</JaText>,
  };
  if (free && to?.startsWith('/')) return <Button {...look} component={Link} to={to} />;
  if (free && to !== undefined) return <Button {...look} component="a" href={to} />;
  return (
    <Button
      {...look}
      type={type}
      // Mantine's `loading` and `disabled` would lose focus, and `loading` hides the label.
      data-disabled={blocked || undefined}
      aria-disabled={!free || undefined}
      aria-busy={busy || undefined}
    />
  );
}
