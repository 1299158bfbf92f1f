import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';

interface IconButtonProps {
  /** 絵 */
  children: ReactNode;
  /** 何をするボタンか（読み上げ） */
  label: string;
  /** 押したとき。省くと押せません */
  onClick?: (() => void) | undefined;
}

/** 絵だけのボタン。大きさは48pxです（visual.md） */
export function IconButton({ children, label, onClick }: IconButtonProps) {
  return (
    <ActionIcon aria-label={label} disabled={!onClick} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}
