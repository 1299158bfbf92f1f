import { Card } from '@mantine/core';
import { useId } from 'react';
import { medicine } from '../../../copy/medicine';
import { formatDay, toJstDate, type Instant } from '../../../domain/calendar/jst';
import type { SubjectSupply, Supply } from '../../../domain/medicine/supply';
import { CardHeader } from '../../layout/HeroCard/CardHeader';
import { Note, Text } from '../../layout/JaText/texts';
import { MainButton } from '../../actions/MainButton/MainButton';
import { SupplyDays } from './SupplyDays';

const { supply: copy } = medicine;

interface SupplyCardProps {
  supply: SubjectSupply;
  now: Instant;
  /** 予約のボタンを塗りつぶすとき true（塗りつぶすボタンは1画面に1つだけ） */
  filled?: boolean;
  /** 診療明細か振込先の画面のパス。null なら、ボタンを表示しません */
  billTo: string | null;
  /**
   * 予約の画面のパス。null なら、予約のボタンを表示しません。
   * 次の診療の予約があるかどうかわからないとき、画面は null を渡します。
   */
  bookTo: string | null;
  /** 次の診療が予約済みなら、その診療を表示する画面のパス */
  bookedTo?: string | null;
}

const titleOf = ({ endsOn, daysOver }: Supply, now: Instant) =>
  daysOver > 0 ? copy.over(daysOver) : copy.until(formatDay(endsOn, now));

const factsOf = ({ endsOn, daysLeft, daysOver }: Supply, now: Instant) =>
  daysOver > 0 ? copy.wasUntil(formatDay(endsOn, now)) : copy.remaining(daysLeft);

/** 1つの診療科目のお薬の残りを示し、お支払いや次の予約をすすめます（§supply-waits-for-bill） */
export function SupplyCard({ supply, now, filled = true, billTo, bookTo, bookedTo }: SupplyCardProps) {
  const id = useId();
  const { subject, sent, awaited } = supply;
  const isOver = sent?.phase === 'over';
  return (
    <Card component="section" aria-labelledby={id}>
      <CardHeader
        id={id}
        title={sent ? titleOf(sent, now) : subject}
        facts={sent && copy.facts(subject, factsOf(sent, now))}
        tone={isOver ? 'attention' : 'plain'}
      />
      {sent && !isOver && <SupplyDays supply={sent} now={now} />}
      {awaited && <Text>{copy.awaited[awaited.waitsFor]}</Text>}
      {awaited && awaited.waitsFor !== 'clinic' && billTo !== null && (
        <MainButton variant="outline" to={billTo}>
          {copy[awaited.waitsFor](subject)}
        </MainButton>
      )}
      {sent?.endsSoon && bookedTo && (
        <>
          <Text>{copy.booked}</Text>
          <MainButton variant="outline" to={bookedTo}>
            {copy.seeBooking}
          </MainButton>
        </>
      )}
      {sent?.endsSoon && !bookedTo && bookTo && (
        <>
          <MainButton variant={filled ? 'main' : 'outline'} to={bookTo}>
            {copy.book}
          </MainButton>
          <Note ta="center">
            {sent.bookBy
              ? copy.bookBy(sent.bookBy === toJstDate(now) ? null : formatDay(sent.bookBy, now))
              : copy.hurry}
          </Note>
        </>
      )}
    </Card>
  );
}
