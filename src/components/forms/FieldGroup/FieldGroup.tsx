import { Paper, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  children: ReactNode;
}

/** ひとまとまりの入力欄のカード */
export function FieldGroup({ children }: FieldGroupProps) {
  return (
    <Paper withBorder p="card" data-fields>
      <Stack gap="lg">{children}</Stack>
    </Paper>
  );
}
