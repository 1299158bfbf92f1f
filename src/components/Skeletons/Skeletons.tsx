import { Skeleton, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Skeleton.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { useEffect, useState, type ReactNode } from 'react';
import { common } from '../../copy/common';
import classes from './Skeletons.module.css';

/** ms before anything is shown or said: what loads faster does not flicker. */
const QUIET_MS = 300;

interface LoadingProps {
  /** 読み上げる言葉 */
  label?: string;
}

/** The shape of what comes, and its status for those who cannot see it. */
function Loading({ label = common.loading, children }: LoadingProps & { children: ReactNode }) {
  const [said, setSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={classes.loading}>
      <VisuallyHidden role="status">{said && label}</VisuallyHidden>
      <div aria-busy aria-hidden className={classes.shape}>
        {children}
      </div>
    </div>
  );
}

interface LinesSkeletonProps extends LoadingProps {
  /** 行の数 */
  lines: number;
}

/** 読み込み中の文章 */
export function LinesSkeleton({ lines, ...status }: LinesSkeletonProps) {
  return (
    <Loading {...status}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classes.line}>
          <Skeleton height="1rem" width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
        </div>
      ))}
    </Loading>
  );
}

/** 読み込み中の予約カード。予約済みのカードと同じ高さです */
export function CardSkeleton(status: LoadingProps) {
  return (
    <Loading {...status}>
      <div className={classes.card}>
        <Skeleton height="1.6875rem" width="62%" />
        <Skeleton height="1.5rem" width="74%" />
        <div className={classes.stack}>
          <Skeleton height="3.5rem" />
          <Skeleton height="1.5rem" width="70%" mx="auto" />
          <Skeleton height="1.5rem" width="50%" mx="auto" my="0.75rem" />
        </div>
      </div>
    </Loading>
  );
}

/** 読み込み中の質問。選択肢が3つの質問と同じ高さです */
export function QuestionSkeleton(status: LoadingProps) {
  return (
    <Loading {...status}>
      <div className={classes.card}>
        <Skeleton height="1.59375rem" width="80%" />
        <div className={classes.stack}>
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </div>
      </div>
    </Loading>
  );
}
