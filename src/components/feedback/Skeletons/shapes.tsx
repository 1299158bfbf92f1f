import { Group, Paper, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

export interface ShapeProps {
  /** 骨組み */
  children: ReactNode;
}

/** カードの骨組み */
export const CardShape = ({ children }: ShapeProps) => (
  <Paper withBorder p="card">
    <Stack gap="xs">{children}</Stack>
  </Paper>
);

/** 見出しの骨組み */
export const HeadingShape = () => <Skeleton height="1.9125rem" width="40%" />;

/** はじめの1文と事実の骨組み。ボタンのないものと同じ高さです */
export const LeadShape = () => (
  <CardShape>
    <Skeleton height="2.0625rem" width="85%" />
    <Skeleton height="1.25rem" width="55%" />
  </CardShape>
);

/** 選択肢が3つの質問の骨組み */
export const QuestionShape = () => (
  <CardShape>
    <Skeleton height="1.59375rem" width="80%" />
    <Skeleton height="var(--target-main)" />
    <Skeleton height="var(--target-main)" />
    <Skeleton height="var(--target-main)" />
  </CardShape>
);

interface VisitShapeProps {
  /** 予約のカードのように大きいとき true */
  large?: boolean;
}

/** 診療の日時、しるし、科目の骨組み */
export const VisitShape = ({ large = false }: VisitShapeProps) => (
  <>
    {/* As in the card: if the two do not fit side by side, the badge wraps. */}
    <Group justify="space-between" gap="0.25rem 0.5rem">
      <Skeleton height={large ? '1.6875rem' : '1.5rem'} width={large ? '11.1rem' : '10rem'} maw="100%" />
      <Skeleton height="1.525rem" width="4.75rem" maw="100%" />
    </Group>
    <Skeleton height="1.4rem" width="74%" />
  </>
);
