import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './FieldGroup.module.css';

interface FieldGroupProps {
  /** 入力欄、または横に並べた2つの入力欄（`FieldRow`） */
  children: ReactNode;
}

/** ひとまとまりの入力欄のカード。中の入力欄は、それぞれのカードになりません（§one-card-for-a-group） */
export function FieldGroup({ children }: FieldGroupProps) {
  return (
    <Paper withBorder p="card" className={classes.group}>
      {children}
    </Paper>
  );
}

/** Two fields of one question side by side, or with large text below each other (§paired-numbers). */
export function FieldRow({ children }: FieldGroupProps) {
  return <div className={classes.row}>{children}</div>;
}
