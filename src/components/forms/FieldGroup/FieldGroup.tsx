import { Paper, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  /** 入力欄 */
  children: ReactNode;
}

/** ひとまとまりの入力欄のカード。中の入力欄は、それぞれのカードになりません */
export function FieldGroup({ children }: FieldGroupProps) {
  return (
    <Paper withBorder p="card" data-fields>
      <Stack gap="lg">{children}</Stack>
    </Paper>
  );
}
