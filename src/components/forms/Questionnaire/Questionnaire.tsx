import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { common } from '../../../copy/common';
import { questionnaire as copy } from '../../../copy/questionnaire';
import { register } from '../../../copy/person';
import type { FormView } from '../FieldFrame/formView';
import { type AnswerProblem, type Question, type Answers, isAsked } from '../../../domain/questionnaire/question';
import type { Instant } from '../../../domain/calendar/jst';
import { ActionBar } from '../../layout/ActionBar/ActionBar';
import { BookingLine } from '../../booking/BookingSummary/BookingLine';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import { MainButton } from '../../actions/MainButton/MainButton';
import { QuestionProgress } from '../QuestionProgress/QuestionProgress';
import { UrgentDialog } from '../../overlays/UrgentDialog/UrgentDialog';
import { QuestionCards } from './QuestionCards';
import { useUrgentAnswers } from './useUrgentAnswers';

interface QuestionnaireProps {
  /** 表示するページの質問 */
  questions: Question[];
  /** 1から数えたページ番号 */
  page: number;
  /** ページの総数（確認ページは数えません） */
  total: number;
  /** 回答の状態（値・エラー・次へ進む） */
  form: FormView<Answers, AnswerProblem>;
  /** 現在時刻（ミリ秒） */
  now: Instant;
  /** 予約の要約（日時・診療科目・担当医） */
  summary: string[];
  /** 「戻る」を押したとき */
  onBack: () => void;
  /** 質問の下に出す一言 */
  below?: ReactNode;
  /** 質問の上に出すお知らせ */
  children?: ReactNode;
}

/** 問診票の1ページ。必須の質問に答えるまで先へは進めません */
export function Questionnaire(props: QuestionnaireProps) {
  const { questions, page, total, form, now, summary, onBack, below, children } = props;
  // A follow-up appears under its question (§follow-up-question).
  const answers = Object.fromEntries(questions.map(({ key }) => [key, form.field(key).value]));
  const asked = questions.filter((question) => isAsked(question, answers));
  const urgent = useUrgentAnswers(asked, form);
  return (
    <>
      <Stack gap="xs">
        <QuestionProgress page={page} total={total} />
        <BookingLine parts={summary} />
      </Stack>
      {form.summary && (
        <ErrorSummary title={register.summaryTitle} items={form.summary.items} submitAttempts={form.summary.attempt} />
      )}
      {children}
      <Stack>
        <QuestionCards questions={asked} now={now} field={urgent.field} />
      </Stack>
      {below}
      <ActionBar status={form.hint} tone="warm">
        <MainButton variant="outline" onClick={onBack}>
          {common.back}
        </MainButton>
        <MainButton blocked={form.hint !== null} onBlocked={form.submit} onClick={urgent.goNext}>
          {page === total ? copy.check : common.next}
        </MainButton>
      </ActionBar>
      <UrgentDialog {...urgent.dialog} />
    </>
  );
}
