import { Card, Skeleton } from '@mantine/core';
import skeleton from '../../feedback/Skeletons/Skeletons.module.css';

interface LeadSkeletonProps {
  /** 読み上げる言葉 */
  label: string;
}

/** 読み込み中の1文。文・事実・ボタンのあるものと同じ高さです（§nothing-jumps） */
export function LeadSkeleton({ label }: LeadSkeletonProps) {
  return (
    <Card aria-busy role="img" aria-label={label}>
      <div className={skeleton.shape}>
        <Skeleton h="1.75rem" w="70%" my="0.15625rem" />
        <Skeleton h="1.2rem" w="90%" mt="0.45rem" />
      </div>
      <Skeleton h="var(--target-main)" className={skeleton.shape} />
    </Card>
  );
}
