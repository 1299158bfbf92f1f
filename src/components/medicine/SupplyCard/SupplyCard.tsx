import { Card, Text } from '@mantine/core';
import { useId } from 'react';
import { medicine } from '../../../copy/medicine';
import { formatDay, type Instant } from '../../../domain/calendar/jst';
import type { Supply } from '../../../domain/medicine/supply';
import { LeadBand } from '../../layout/Lead/LeadBand';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import { MainButton } from '../../actions/MainButton/MainButton';
import { SupplyDays } from './SupplyDays';

const { supply: copy } = medicine;

interface SupplyCardProps {
  /** ひとつの診療科目のお薬 */
  supply: Supply;
  /** 現在時刻（ミリ秒）。ほかの年の日付には年を付けます */
  now: Instant;
  /** 「次の診療を予約する」を、画面に1つの塗りつぶしのボタンにするとき true */
  filled?: boolean;
  /** 「次の診療を予約する」の移動先 */
  bookTo: string;
  /** 次の診療を予約済みのとき、その予約を見る画面 */
  bookedTo?: string | null;
}

/**
 * ひとつの診療科目のお薬が、いつごろまであるかの目安。1日を1つの丸で示し、7日前から次の予約をすすめ、いつまでの診療なら
 * 切れ目なく届くかを言います（§supply-days、§supply-book-again）
 */
export function SupplyCard({ supply, now, filled = true, bookTo, bookedTo }: SupplyCardProps) {
  const id = useId();
  const { subject, endsOn, daysLeft, phase, bookBy, asks } = supply;
  const isOver = phase === 'over';
  const day = formatDay(endsOn, now);
  return (
    <Card component="section" aria-labelledby={id}>
      <LeadBand
        id={id}
        title={isOver ? copy.wasUntil(day) : copy.until(day)}
        facts={isOver ? subject : copy.facts(subject, copy.left(daysLeft))}
        tone={isOver ? 'attention' : 'plain'}
      />
      {!isOver && <SupplyDays weeks={supply.weeks} now={now} />}
      {asks && bookedTo && (
        <>
          <Text>
            <Unbroken>{copy.booked}</Unbroken>
          </Text>
          <MainButton variant="outline" to={bookedTo}>
            {copy.seeBooking}
          </MainButton>
        </>
      )}
      {asks && !bookedTo && (
        <>
          <MainButton variant={filled ? 'main' : 'outline'} to={bookTo}>
            {copy.book}
          </MainButton>
          <Text size="sm" c="dimmed" ta="center">
            <Unbroken>{bookBy ? copy.bookBy(formatDay(bookBy, now)) : copy.hurry}</Unbroken>
          </Text>
        </>
      )}
    </Card>
  );
}
