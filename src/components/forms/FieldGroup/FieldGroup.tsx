import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './FieldGroup.module.css';

interface FieldGroupProps {
  /** 入力欄 */
  children: ReactNode;
  /** 並べ方。`row` は、1つの質問として2つの数字を横に並べるときです */
  as?: 'column' | 'row';
}

/** ひとまとまりの入力欄のカード。中の入力欄は、それぞれのカードになりません（§one-card-for-a-group） */
export function FieldGroup({ children, as = 'column' }: FieldGroupProps) {
  return (
    <Paper withBorder p="card" className={classes[as]}>
      {children}
    </Paper>
  );
}
