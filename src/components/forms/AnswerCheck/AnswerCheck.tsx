import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { common } from '../../../copy/common';
import { questionnaire as copy } from '../../../copy/questionnaire';
import { ActionResult, type ActionResultProps } from '../../feedback/ActionResult/ActionResult';
import { isUnsure } from '../../../domain/failure';
import { ActionBar } from '../../layout/ActionBar/ActionBar';
import { AnswerList, type AnswerGroup } from '../AnswerList/AnswerList';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import type { FormView } from '../FieldFrame/fieldProps';
import { BookingLine } from '../../booking/BookingSummary/BookingSummary';
import { MainButton } from '../../actions/MainButton/MainButton';
import { Note } from '../../layout/JaText/texts';

interface ChangingGroup extends Pick<FormView<unknown, unknown>, 'problemHint' | 'summary' | 'submit'> {
  group: string;
  fields: ReactNode;
  onDone: () => void;
}

interface AnswerCheckProps {
  groups: readonly AnswerGroup[];
  changing: ChangingGroup | null;
  bookingParts: string[];
  busy: boolean;
  onChange: (group: string) => void;
  onBack: () => void;
  onBook: () => void;
  /** 予約の操作の結果 */
  result: ActionResultProps;
  children?: ReactNode;
}

/** 予約の前に、入力内容を確認して修正する画面（§answers-reviewed） */
export function AnswerCheck(props: AnswerCheckProps) {
  const { groups, changing, bookingParts, busy, onChange, onBack, onBook, result, children } = props;
  const openGroup = changing && {
    group: changing.group,
    fields: (
      <Stack>
        <ErrorSummary summary={changing.summary} />
        {changing.fields}
      </Stack>
    ),
  };
  return (
    <>
      <Title order={2} id="check-title" tabIndex={-1}>
        {groups.length > 0 ? copy.checkTitle : copy.bookingTitle}
      </Title>
      <BookingLine parts={bookingParts} />
      {children}
      <Note>{groups.length > 0 ? copy.checkLead : copy.nothingToCheck}</Note>
      <AnswerList groups={groups} changing={openGroup} onChange={onChange} />
      <ActionResult {...result} />
      {changing ? (
        <ActionBar status={changing.problemHint} tone="warning">
          <MainButton blocked={changing.problemHint !== null} onBlocked={changing.submit} onClick={changing.onDone}>
            {copy.keepAnswers}
          </MainButton>
        </ActionBar>
      ) : (
        <ActionBar>
          <MainButton variant="outline" onClick={onBack}>
            {common.back}
          </MainButton>
          <MainButton variant={isUnsure(result.action) ? 'outline' : 'main'} busy={busy} onClick={onBook}>
            {busy ? copy.booking : copy.book}
          </MainButton>
        </ActionBar>
      )}
    </>
  );
}
