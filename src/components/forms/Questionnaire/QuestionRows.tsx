import type { Instant } from '../../../domain/jst';
import type { Question } from '../../../domain/question';
import { questionRows } from '../../../domain/questionLayout';
import { FieldGroup } from '../FieldGroup/FieldGroup';
import { QuestionField } from '../QuestionField/QuestionField';
import type { useUrgentAnswers } from './useUrgentAnswers';

interface QuestionRowsProps {
  /** このページの質問 */
  questions: readonly Question[];
  /** 現在時刻（ミリ秒） */
  now: Instant;
  /** 質問の入力欄の値と操作 */
  field: ReturnType<typeof useUrgentAnswers>['field'];
}

/** 1ページの質問。2つの数が1つの質問なら、横に並べます（§paired-numbers） */
export function QuestionRows({ questions, now, field }: QuestionRowsProps) {
  return questionRows(questions).map((row) => {
    const fields = row.map((question) => (
      <QuestionField key={question.key} question={question} now={now} {...field(question)} />
    ));
    if (row.length === 1) return fields;
    return (
      <FieldGroup key={row[0]?.key} as="row">
        {fields}
      </FieldGroup>
    );
  });
}
