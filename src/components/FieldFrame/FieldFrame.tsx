import type { ReactNode } from 'react';
import { common } from '../../copy/common';
import { describedBy, fieldIds } from './fieldIds';
import classes from './FieldFrame.module.css';
import { ProblemText } from './ProblemText';

interface FieldFrameProps {
  /** 最初の入力部品の id。ラベル・説明・エラーの id もここから作ります */
  id: string;
  /** 質問文 */
  label: string;
  /** 回答が必須のとき true（「必須」、そうでなければ「任意」と表示します） */
  required: boolean;
  /** 質問の下の補足 */
  hint?: string | null;
  /** 入力の直し方。なければ表示しません */
  problem?: string | null;
  /** 入力欄が1つなら `field`、複数の部品からなるなら `group` */
  as: 'group' | 'field';
  /** 入力部品 */
  children: ReactNode;
}

/**
 * 質問1つ分のカード。質問文・必須／任意・補足・エラーを入力部品に結びつけます。
 *
 * `group` は質問文を名前とするグループになります。「必須」「任意」は名前に含めません。
 */
export function FieldFrame({ id, label, required, hint, problem, as, children }: FieldFrameProps) {
  const ids = fieldIds(id);
  const described = describedBy(id, hint, problem);
  const group = as === 'group' && {
    role: 'group',
    'aria-labelledby': ids.label,
    'aria-describedby': [ids.badge, described].filter(Boolean).join(' '),
  };
  return (
    <div className={classes.card} data-problem={problem ? true : undefined} {...group}>
      <div className={classes.head}>
        {as === 'field' ? (
          <label id={ids.label} htmlFor={id} className={classes.label}>
            {label}
          </label>
        ) : (
          <span id={ids.label} className={classes.label}>
            {label}
          </span>
        )}
        <span id={ids.badge} className={classes.badge} data-required={required || undefined}>
          {required ? common.required : common.optional}
        </span>
      </div>
      {hint && (
        <p id={ids.hint} className={classes.hint}>
          {hint}
        </p>
      )}
      {problem && <ProblemText id={ids.problem}>{problem}</ProblemText>}
      <div className={classes.control}>{children}</div>
    </div>
  );
}
