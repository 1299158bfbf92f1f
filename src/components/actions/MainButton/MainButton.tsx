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
  /** 移動先。アプリの外（LINE、電話）も指定できます */
  to?: string;
  /** 足りない項目があり、まだ進めないとき true */
  blocked?: boolean;
  /** `blocked` のボタンを押したときの処理。足りない項目へ案内します */
  onBlocked?: () => void;
  /** 処理中のとき true。10秒を過ぎると、時間がかかっていることを表示します */
  busy?: boolean;
  /** 説明の要素の id。同じ文字のボタンがいくつもあるとき、読み上げで区別できるようにします */
  describedBy?: string;
  type?: 'button' | 'submit';
  /** `main` は1画面に1つだけ使います */
  variant?: 'main' | 'outline' | 'danger' | 'dangerOutline' | 'quiet';
}

const LOOKS = {
  main: {},
  outline: { variant: 'outline' },
  danger: { color: 'red' },
  dangerOutline: { variant: 'outline', color: 'red' },
  quiet: { variant: 'subtle' },
} as const;

/** After this time, a busy button says that the action takes long (§long-said). */
const TAKES_LONG_MS = 10_000;

function useTakesLong(busy: boolean): boolean {
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setTakesLong(true), TAKES_LONG_MS);
    return () => {
      clearTimeout(timer);
      setTakesLong(false);
    };
  }, [busy]);
  return takesLong;
}

/** 画面の主な操作のボタン（§blocked-says-why） */
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
  const isEnabled = !blocked && !busy;
  const takesLong = useTakesLong(busy);
  const press = (event: MouseEvent) => {
    if (isEnabled) return onClick?.();
    // A blocked or busy button must not submit its form.
    event.preventDefault();
    if (!busy) onBlocked?.();
  };
  const buttonProps = {
    ...LOOKS[variant],
    size: 'lg',
    fullWidth: true,
    leftSection: busy ? (
      <Loader color="currentColor" />
    ) : (
      ButtonIcon && <ButtonIcon aria-hidden size={22} stroke={1.75} />
    ),
    onClick: press,
    'aria-describedby': describedBy,
    children: <JaText>{takesLong ? common.takesLong : children}</JaText>,
  };
  if (isEnabled && to?.startsWith('/')) return <Button {...buttonProps} component={Link} to={to} />;
  if (isEnabled && to !== undefined) return <Button {...buttonProps} component="a" href={to} />;
  return (
    <Button
      {...buttonProps}
      type={type}
      // Mantine's `disabled` and `loading` would take the focus from the button.
      data-disabled={blocked || undefined}
      aria-disabled={!isEnabled || undefined}
      aria-busy={busy || undefined}
    />
  );
}
