import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { common } from '../../../copy/common';
import { questionnaire as copy } from '../../../copy/questionnaire';
import { MainButton } from '../../actions/MainButton/MainButton';
import { BookingLine } from '../../booking/BookingSummary/BookingSummary';
import { ActionBar } from '../../layout/ActionBar/ActionBar';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import type { FormView } from '../FieldFrame/fieldProps';
import { QuestionProgress } from '../QuestionProgress/QuestionProgress';

interface FormPageProps {
  form: Pick<FormView<unknown, unknown>, 'problemHint' | 'summary' | 'submit'>;
  page: number;
  total: number;
  /** 進み具合を表示するとき true */
  progress?: boolean;
  /** 入力内容を端末に保存できないとき true */
  unsaved?: boolean;
  /** 1行で表示する、予約の内容（日時など） */
  bookingParts: string[];
  onNext: () => void;
  onBack: () => void;
  children: ReactNode;
}

/** 予約のフォームの1ページ */
export function FormPage(props: FormPageProps) {
  const { form, page, total, progress = false, unsaved = false, bookingParts, onNext, onBack, children } = props;
  return (
    <>
      <Stack gap="xs">
        {progress && <QuestionProgress page={page} total={total} />}
        <BookingLine parts={bookingParts} />
      </Stack>
      <ErrorSummary summary={form.summary} />
      {children}
      <ActionBar status={unsaved ? copy.unsaved + (form.problemHint ?? '') : form.problemHint} tone="warning">
        <MainButton variant="outline" onClick={onBack}>
          {common.back}
        </MainButton>
        <MainButton blocked={form.problemHint !== null} onBlocked={form.submit} onClick={onNext}>
          {page === total ? copy.check : common.next}
        </MainButton>
      </ActionBar>
    </>
  );
}
