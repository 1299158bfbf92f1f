import type { ReactNode } from 'react';
import { common } from '../../copy/common';
import { questionnaire as copy } from '../../copy/questionnaire';
import { register } from '../../copy/register';
import type { Question } from '../../domain/question';
import type { Answers } from '../../domain/questionnaire';
import { ActionBar } from '../ActionBar/ActionBar';
import { BookingLine } from '../BookingSummary/BookingLine';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { MainButton } from '../MainButton/MainButton';
import { QuestionField } from '../QuestionField/QuestionField';
import { QuestionProgress } from '../QuestionProgress/QuestionProgress';
import classes from './Questionnaire.module.css';
import { usePageAnswers } from './usePageAnswers';
import { fieldId, usePageProblems } from './usePageProblems';

interface QuestionnaireProps {
  /** 表示するページの質問 */
  questions: Question[];
  /** 1から数えたページ番号 */
  page: number;
  /** ページの総数（確認ページは数えません） */
  total: number;
  /** 入力済みの回答 */
  answers: Answers<Blob>;
  /** 予約の要約（日時・診療科目・担当医） */
  summary: string[];
  /** 確認ページから直しに来たとき true（次は確認ページに戻ります） */
  returnsToCheck?: boolean;
  /** 回答が変わったとき */
  onAnswers: (answers: Answers<Blob>) => void;
  /** 「戻る」を押したとき */
  onBack: () => void;
  /** 「次へ」「入力内容を確認する」を押したとき */
  onNext: () => void;
  /** 質問の下に出す一言 */
  below?: ReactNode;
  /** 質問の上に出すお知らせ */
  children?: ReactNode;
}

/** 問診票の1ページ。必須の質問に答えるまで先へは進めません */
export function Questionnaire(props: QuestionnaireProps) {
  const { questions, page, total, answers, summary, returnsToCheck, onAnswers, onBack, onNext, below, children } =
    props;
  const { preparing, answer, attach, prepares } = usePageAnswers(answers, onAnswers);
  const { hint, items, problemOf, tell } = usePageProblems(questions, answers, preparing);
  return (
    <>
      <QuestionProgress page={page} total={total} />
      <BookingLine parts={summary} />
      {children}
      {items.length > 0 && <ErrorSummary title={register.summaryTitle} items={items} />}
      <div className={classes.questions}>
        {questions.map((question) => (
          <QuestionField
            key={question.key}
            id={fieldId(question)}
            question={question}
            value={answers.values[question.key] ?? []}
            file={answers.images[question.key] ?? null}
            onChange={(value) => answer(question, value)}
            onFile={(file) => attach(question, file)}
            onPreparing={(started) => prepares(question, started)}
            problem={problemOf(question)}
          />
        ))}
      </div>
      {below}
      <ActionBar status={hint} tone="warm">
        <MainButton variant="outline" onClick={onBack}>
          {common.back}
        </MainButton>
        <MainButton blocked={hint !== null} onBlocked={tell} onClick={onNext}>
          {returnsToCheck || page === total ? copy.check : common.next}
        </MainButton>
      </ActionBar>
    </>
  );
}
