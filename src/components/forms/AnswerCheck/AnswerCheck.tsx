import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { common } from '../../../copy/common';
import { register } from '../../../copy/person';
import { lostReply } from '../../../copy/trouble';
import { questionnaire as copy } from '../../../copy/questionnaire';
import { ActionOutcome, type Outcome } from '../../feedback/ActionOutcome/ActionOutcome';
import type { LostReply } from '../../../domain/lostReply';
import { ActionBar } from '../../layout/ActionBar/ActionBar';
import { AnswerList, type AnswerGroup } from '../AnswerList/AnswerList';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary';
import type { FormView } from '../FieldFrame/formView';
import { BookingLine } from '../../booking/BookingSummary/BookingLine';
import { MainButton } from '../../actions/MainButton/MainButton';
import { Unbroken } from '../../layout/Unbroken/Unbroken';

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
  /** 届かなかった返事の確かめぐあい。わからないままのときは、お知らせの「予約履歴を見る」が主なボタンになります（§unsure-looks-first） */
  lost?: LostReply | null;
  /** 「変更する」を押したとき */
  onChange: (group: string) => void;
  /** 「戻る」を押したとき */
  onBack: () => void;
  /** 「予約する」を押したとき */
  onBook: () => void;
  /** 予約できなかったとき、その理由。ボタンのすぐ上に出します */
  outcome: Outcome | null;
  /** 変わると、その結果へ移ります */
  outcomeOf?: object;
  /** 「もう一度ログインする」を押したとき */
  onLogin: () => void;
  /** 一覧の上に出すお知らせ */
  children?: ReactNode;
}

/** 最後に入力内容を確かめるページ。まとまりごとに、その場で直せます（§answers-reviewed） */
export function AnswerCheck(props: AnswerCheckProps) {
  const { groups, changing, summary, busy, lost = null, onChange, onBack, onBook } = props;
  const { outcome, outcomeOf, onLogin, children } = props;
  const open = changing && {
    group: changing.group,
    fields: (
      <Stack>
        {changing.summary && (
          <ErrorSummary
            title={register.summaryTitle}
            items={changing.summary.items}
            submitAttempts={changing.summary.attempt}
          />
        )}
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
        <Unbroken>{copy.checkLead}</Unbroken>
      </Text>
      <AnswerList groups={groups} changing={open} onChange={onChange} />
      <ActionOutcome outcome={outcome} onLogin={onLogin} {...(outcomeOf && { of: outcomeOf })} />
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
          <MainButton variant={lost === 'unknown' ? 'outline' : 'main'} busy={busy} onClick={onBook}>
            {lost === 'checking' ? lostReply.checking : busy ? copy.booking : copy.book}
          </MainButton>
        </ActionBar>
      )}
    </>
  );
}
