import { common } from '../../copy/common';
import { questionnaire } from '../../copy/questionnaire';
import classes from './AnswerList.module.css';

interface AnswerListProps {
  /** 質問と回答。回答は表示する文 */
  items: { key: string; question: string; answer: string }[];
  /** 「変更する」を押したとき。質問の key を渡します */
  onChange: (key: string) => void;
}

/** 入力内容の一覧。1行ごとに「変更する」から直せます */
export function AnswerList({ items, onChange }: AnswerListProps) {
  return (
    <dl className={classes.list}>
      {items.map(({ key, question, answer }) => (
        <div key={key} className={classes.item}>
          <dt className={classes.question}>{question}</dt>
          <dd className={classes.answer}>{answer}</dd>
          <dd className={classes.action}>
            <button
              type="button"
              className={classes.change}
              aria-label={questionnaire.changeAnswer(question)}
              onClick={() => onChange(key)}
            >
              {common.change}
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
