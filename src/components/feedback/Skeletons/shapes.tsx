import { Card, Paper, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import lead from '../../layout/Lead/Lead.module.css';

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

/** 帯の骨組み。色は、届くまでつきません */
const BandShape = ({ children }: ShapeProps) => (
  <div className={lead.band} style={{ backgroundColor: 'transparent' }}>
    {children}
  </div>
);

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

/** 診療のカードの骨組み。帯、段階の線、その下に並ぶもの */
export const VisitShape = ({ children }: ShapeProps) => (
  <Card>
    <BandShape>
      <Skeleton height="1.525rem" width="4.75rem" />
      <Skeleton height="2.0625rem" width="70%" maw="14rem" />
      <Skeleton height="1.5rem" width="50%" mt="xxs" />
      <Skeleton height="1.5rem" width="80%" />
    </BandShape>
    <Skeleton height="3.0375rem" />
    {children}
  </Card>
);
