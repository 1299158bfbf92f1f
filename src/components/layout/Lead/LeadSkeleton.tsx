import { Skeleton } from '@mantine/core';
import { VisitShape } from '../../feedback/Skeletons/shapes';
import skeleton from '../../feedback/Skeletons/Skeletons.module.css';

interface LeadSkeletonProps {
  /** 読み上げる言葉 */
  label: string;
}

/** 読み込み中の、つぎにすること。ボタンのある診療のカードと同じ高さです（§nothing-jumps） */
export function LeadSkeleton({ label }: LeadSkeletonProps) {
  return (
    <div aria-busy role="img" aria-label={label} className={skeleton.shape}>
      <VisitShape>
        <Skeleton h="var(--target-main)" />
        <Skeleton h="var(--target-least)" />
      </VisitShape>
    </div>
  );
}
