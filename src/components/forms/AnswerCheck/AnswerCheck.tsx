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
import { BookingLine } from '../../booking/BookingSummary/BookingLine';
import { MainButton } from '../../actions/MainButton/MainButton';
import { Text } from '../../layout/Unbroken/texts';

/** The group that is being corrected. */
interface Changing extends Pick<FormView<unknown, unknown>, 'hint' | 'summary' | 'submit'> {
  group: string;
  fields: ReactNode;
  /** Closes the group, if its answers may be sent. */
  onDone: () => void;
}

interface AnswerCheckProps {
  /** 一緒に直す質問と回答のまとまり（回答が空なら「未回答」） */
  groups: readonly AnswerGroup[];
  /** その場で直しているまとまり。`null` ならどれも開いていません */
  changing: Changing | null;
  /** 予約の要約（日時・診療科目・担当医） */
  summary: string[];
  /** 予約を送信している間 true */
  busy: boolean;
  /** 「変更する」を押したとき */
  onChange: (group: string) => void;
  /** 「戻る」を押したとき */
  onBack: () => void;
  /** 「予約する」を押したとき */
  onBook: () => void;
  /** 予約の結果。ボタンのすぐ上に出し、わからないときは「予約履歴を見る」が主なボタンになります（§unsure-looks-first） */
  result: ActionResultProps;
  /** 一覧の上に出すお知らせ */
  children?: ReactNode;
}

/** 最後に入力内容を確かめるページ。まとまりごとに、その場で直せます（§answers-reviewed） */
export function AnswerCheck(props: AnswerCheckProps) {
  const { groups, changing, summary, busy, onChange, onBack, onBook, result, children } = props;
  const open = changing && {
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
        {copy.checkTitle}
      </Title>
      <BookingLine parts={summary} />
      {children}
      <Text size="sm" c="dimmed">
        {copy.checkLead}
      </Text>
      <AnswerList groups={groups} changing={open} onChange={onChange} />
      <ActionResult {...result} />
      {changing ? (
        <ActionBar status={changing.hint} tone="warm">
          <MainButton blocked={changing.hint !== null} onBlocked={changing.submit} onClick={changing.onDone}>
            {copy.keepAnswers}
          </MainButton>
        </ActionBar>
      ) : (
        <ActionBar>
          <MainButton variant="outline" onClick={onBack}>
            {common.back}
          </MainButton>
          <MainButton variant={result.of && isUnsure(result.of) ? 'outline' : 'main'} busy={busy} onClick={onBook}>
            {busy ? copy.booking : copy.book}
          </MainButton>
        </ActionBar>
      )}
    </>
  );
}
