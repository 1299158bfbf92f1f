import { Paper, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

/** 関連する入力欄をまとめたカード */
export function FieldGroup({ children }: { children: ReactNode }) {
  return (
    <Paper withBorder p="card" data-fields>
      <Stack gap="lg">{children}</Stack>
    </Paper>
  );
}
