import type { ReactNode } from 'react';
import classes from './BookingSummary.module.css';

interface BookingSummaryProps {
  /** 項目名と内容。`strong` は日時など、いちばん大切な行 */
  rows: readonly { label: string; value: string; strong?: boolean }[];
  /** 担当医の紹介など、下に添えるもの */
  children?: ReactNode;
}

/** 選んだ日時・医師・診療科目。予約が終わるまで、画面の上に見せておきます（visual.md） */
export function BookingSummary({ rows, children }: BookingSummaryProps) {
  return (
    <div className={classes.card}>
      <dl className={classes.rows}>
        {rows.map(({ label, value, strong }) => (
          <div key={label} className={classes.row} data-strong={strong || undefined}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {children && <div className={classes.note}>{children}</div>}
    </div>
  );
}
