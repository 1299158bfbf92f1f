import { LinesSkeleton } from '../Skeletons/Skeletons';
import classes from './BillStatement.module.css';

interface BillSkeletonProps {
  /** 読み上げる言葉 */
  label: string;
}

/** 読み込み中の診療明細 */
export function BillSkeleton({ label }: BillSkeletonProps) {
  return (
    <div className={classes.card}>
      <LinesSkeleton lines={16} label={label} />
    </div>
  );
}
