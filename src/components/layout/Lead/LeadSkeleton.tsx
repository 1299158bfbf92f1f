import { Card, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import skeleton from '../../feedback/Skeletons/Skeletons.module.css';
import classes from './Lead.module.css';

interface LeadSkeletonProps {
  /** 読み上げる言葉 */
  label: string;
}

/** 読み込み中の1文。文・事実・ボタンのあるものと同じ高さです（§nothing-jumps） */
export function LeadSkeleton({ label }: LeadSkeletonProps) {
  return (
    <Card aria-busy role="img" aria-label={label}>
      <BandShape className={skeleton.shape}>
        <Skeleton h="1.75rem" w="70%" my="0.15625rem" />
        <Skeleton h="1.2rem" w="90%" mt="0.45rem" />
      </BandShape>
      <Skeleton h="var(--target-main)" className={skeleton.shape} />
    </Card>
  );
}

interface BandShapeProps {
  /** 帯の中の骨組み */
  children: ReactNode;
  /** 見えるようになるまでの間のクラス */
  className?: string | undefined;
}

/** 帯の骨組み。色は、届くまでつきません */
export const BandShape = ({ children, className }: BandShapeProps) => (
  <div className={classes.band} style={{ backgroundColor: 'transparent' }}>
    <div className={className}>{children}</div>
  </div>
);
