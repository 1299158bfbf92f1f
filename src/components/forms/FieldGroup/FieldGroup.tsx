import { Paper, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  children: ReactNode;
}

/** 関連する入力欄をまとめたカード */
export function FieldGroup({ children }: FieldGroupProps) {
  return (
    <Paper withBorder p="card" data-fields>
      <Stack gap="lg">{children}</Stack>
    </Paper>
  );
}
