import { Paper, SimpleGrid, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  /** 入力欄、または横に並べた2つの入力欄（`FieldRow`） */
  children: ReactNode;
}

/** ひとまとまりの入力欄のカード。中の入力欄は、それぞれのカードになりません（§one-card-for-a-group） */
export function FieldGroup({ children }: FieldGroupProps) {
  return (
    <Paper withBorder p="card" data-fields>
      <Stack gap="lg">{children}</Stack>
    </Paper>
  );
}

/** Two fields of one question side by side, or with large text below each other (§paired-numbers). */
export function FieldRow({ children }: FieldGroupProps) {
  return (
    <SimpleGrid
      minColWidth="min(8.5rem, 100%)"
      autoFlow="auto-fit"
      spacing="sm"
      verticalSpacing="md"
      style={{ alignItems: 'end' }}
    >
      {children}
    </SimpleGrid>
  );
}
