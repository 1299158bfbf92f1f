import { questionnaire } from '../../copy/questionnaire';
import classes from './QuestionProgress.module.css';

interface QuestionProgressProps {
  /** 1から数えたページ番号 */
  page: number;
  /** ページの総数（確認ページは数えません） */
  total: number;
}

/** 問診票の進み具合（`3 / 12`） */
export function QuestionProgress({ page, total }: QuestionProgressProps) {
  const text = questionnaire.progressText(page, total);
  return (
    <div
      role="progressbar"
      aria-label={questionnaire.progress}
      aria-valuemin={0}
      aria-valuenow={page}
      aria-valuemax={total}
      aria-valuetext={text}
      className={classes.progress}
    >
      <span className={`${classes.text} tabular`}>{text}</span>
      <span className={classes.bar}>
        <span className={classes.done} style={{ width: `${(page / total) * 100}%` }} />
      </span>
    </div>
  );
}
