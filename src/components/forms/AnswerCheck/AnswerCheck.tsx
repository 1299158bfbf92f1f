import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { common } from '../../../copy/common';
import { lostReply } from '../../../copy/trouble';
import { questionnaire as copy } from '../../../copy/questionnaire';
import { ActionOutcome, type Outcome } from '../../feedback/ActionOutcome/ActionOutcome';
import type { LostReply } from '../../../domain/lostReply';
import { ActionBar } from '../../layout/ActionBar/ActionBar';
import { AnswerList, type AnswerLine } from '../AnswerList/AnswerList';
import { QuestionChapters } from '../QuestionChapters/QuestionChapters';
import { BookingLine } from '../../booking/BookingSummary/BookingLine';
import { MainButton } from '../../actions/MainButton/MainButton';
import { Unbroken } from '../../layout/Unbroken/Unbroken';

interface AnswerCheckProps {
  /** 質問と回答の一覧（回答が空なら「未回答」） */
  items: readonly AnswerLine[];
  /** 問診票の章の名前。終わりは「確認」です。章のないフォームでは省きます */
  chapters?: readonly string[];
  /** 予約の要約（日時・診療科目・担当医） */
  summary: string[];
  /** 予約を送信している間 true */
  busy: boolean;
  /** 届かなかった返事の確かめぐあい。わからないままのときは、お知らせの「予約履歴を見る」が主なボタンになります（§unsure-looks-first） */
  lost?: LostReply | null;
  /** 「変更する」を押したとき */
  onChange: (key: string) => void;
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

/** 最後に入力内容を確かめるページ（§answers-reviewed） */
export function AnswerCheck(props: AnswerCheckProps) {
  const {
    items,
    chapters,
    summary,
    busy,
    lost = null,
    onChange,
    onBack,
    onBook,
    outcome,
    outcomeOf,
    onLogin,
    children,
  } = props;
  return (
    <>
      {chapters && <QuestionChapters chapters={chapters} current={chapters.at(-1)} />}
      <Title order={2} id="check-title" tabIndex={-1}>
        {copy.checkTitle}
      </Title>
      <BookingLine parts={summary} />
      {children}
      <Text size="sm" c="dimmed">
        <Unbroken>{copy.checkLead}</Unbroken>
      </Text>
      <AnswerList items={items} onChange={onChange} />
      <ActionOutcome outcome={outcome} onLogin={onLogin} {...(outcomeOf && { of: outcomeOf })} />
      <ActionBar>
        <MainButton variant="outline" onClick={onBack}>
          {common.back}
        </MainButton>
        <MainButton variant={lost === 'unknown' ? 'outline' : 'main'} busy={busy} onClick={onBook}>
          {lost === 'checking' ? lostReply.checking : busy ? copy.booking : copy.book}
        </MainButton>
      </ActionBar>
    </>
  );
}
