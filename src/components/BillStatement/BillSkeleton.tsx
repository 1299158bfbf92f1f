import { Card } from '@mantine/core';
import { LinesSkeleton } from '../Skeletons/Skeletons';

interface BillSkeletonProps {
  /** 読み上げる言葉 */
  label: string;
}

/** 読み込み中の診療明細 */
export function BillSkeleton({ label }: BillSkeletonProps) {
  return (
    <Card>
      <LinesSkeleton lines={16} label={label} />
    </Card>
  );
}
