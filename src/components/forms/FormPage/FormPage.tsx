import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { common } from '../../../copy/common';
import { questionnaire as copy } from '../../../copy/questionnaire';
import { MainButton } from '../../actions/MainButton/MainButton';
import { BookingLine } from '../../booking/BookingSummary/BookingLine';
import { ActionBar } from '../../layout/ActionBar/ActionBar';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import type { FormView } from '../FieldFrame/fieldProps';
import { QuestionProgress } from '../QuestionProgress/QuestionProgress';

interface FormPageProps {
  /** フォームの状態（足りないもの・直していただきたい項目） */
  form: Pick<FormView<unknown, unknown>, 'hint' | 'summary' | 'submit'>;
  /** 1から数えたページ番号 */
  page: number;
  /** ページの総数（確認ページは数えません） */
  total: number;
  /** 進み具合を出すとき true */
  progress?: boolean;
  /** 予約の要約（日時・診療科目・担当医） */
  summary: string[];
  /** 「次へ」「入力内容を確認する」を押したとき */
  onNext: () => void;
  /** 「戻る」を押したとき */
  onBack: () => void;
  /** お知らせと入力欄 */
  children: ReactNode;
}

/** 予約のフォームの1ページ。必須の項目に答えるまで先へは進めません（§blocked-says-why、§error-summary） */
export function FormPage({ form, page, total, progress = false, summary, onNext, onBack, children }: FormPageProps) {
  return (
    <>
      <Stack gap="xs">
        {progress && <QuestionProgress page={page} total={total} />}
        <BookingLine parts={summary} />
      </Stack>
      <ErrorSummary summary={form.summary} />
      {children}
      <ActionBar status={form.hint} tone="warm">
        <MainButton variant="outline" onClick={onBack}>
          {common.back}
        </MainButton>
        <MainButton blocked={form.hint !== null} onBlocked={form.submit} onClick={onNext}>
          {page === total ? copy.check : common.next}
        </MainButton>
      </ActionBar>
    </>
  );
}
