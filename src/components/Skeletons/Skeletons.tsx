import type { ReactNode } from 'react';
import { common } from '../../copy/common';
import { Bone } from './Bone';
import classes from './Skeletons.module.css';
import { useQuietPassed } from './useQuietPassed';

interface LoadingProps {
  /** 読み上げる言葉 */
  label?: string;
}

/** The shape of what comes, and its status for those who cannot see it. */
function Loading({ label = common.loading, children }: LoadingProps & { children: ReactNode }) {
  const said = useQuietPassed();
  return (
    <div className={classes.loading}>
      <span role="status" className="visually-hidden">
        {said && label}
      </span>
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
          <Bone height="1rem" width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
        </div>
      ))}
    </Loading>
  );
}

/** 読み込み中のカード */
export function CardSkeleton(status: LoadingProps) {
  return (
    <Loading {...status}>
      <div className={classes.card}>
        <Bone height="1.6875rem" width="62%" />
        <Bone height="1.5rem" width="74%" />
        <div className={classes.stack}>
          <Bone height="3.5rem" />
          <Bone height="1.5rem" width="70%" mx="auto" />
          <Bone height="1.5rem" width="50%" mx="auto" my="0.75rem" />
        </div>
      </div>
    </Loading>
  );
}

/** 読み込み中の予約履歴。「つぎにすること」、見出し、予約済みのカードと同じ高さです */
export function ReservationsSkeleton(status: LoadingProps) {
  return (
    <Loading {...status}>
      <div className={classes.page}>
        <Bone height="6.125rem" radius="var(--radius-card)" />
        <div className={classes.section}>
          <Bone height="1.9125rem" width="40%" />
          <div className={classes.card}>
            <div className={classes.head}>
              <Bone height="1.6875rem" width="11.1rem" />
              <Bone height="1.525rem" width="4.75rem" />
            </div>
            <Bone height="1.5rem" width="74%" />
            <div className={classes.stack}>
              <Bone height="3.5rem" />
              <Bone height="1.5rem" width="70%" mx="auto" />
              <Bone height="3.5rem" />
              <div className={classes.rows}>
                {[62, 58, 48, 66].map((width) => (
                  <Bone key={width} height="1.5rem" width={`${width}%`} my="0.75rem" />
                ))}
              </div>
            </div>
          </div>
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
        <Bone height="1.59375rem" width="80%" />
        <div className={classes.stack}>
          <Bone height="3.5rem" />
          <Bone height="3.5rem" />
          <Bone height="3.5rem" />
        </div>
      </div>
    </Loading>
  );
}
