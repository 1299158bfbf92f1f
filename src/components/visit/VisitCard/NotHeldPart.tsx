import { Stack } from '@mantine/core';
import { reservation, visitDay } from '../../../copy/visit';
import { MainButton } from '../../actions/MainButton/MainButton';
import { ContactWays } from '../../feedback/ContactWays/ContactWays';
import { useContact } from '../../feedback/ContactWays/contactContext';
import { Text } from '../../layout/Unbroken/texts';
import type { Instant } from '../../../domain/calendar/jst';
import { stateAt, type ShownVisit } from '../../../domain/visit/shown';

interface NotHeldPartProps {
  /** クリニックがキャンセルした、受診の確認中の、または受診なしの予約 */
  visit: ShownVisit;
  /** 現在時刻（ミリ秒） */
  now: Instant;
  /** 画面に1つの、塗りつぶしのボタンにするとき true */
  filled?: boolean;
  /** 次の予約への道 */
  bookTo: string;
  /** 受診なしのときのキャンセル料（円）。決まっていなければ null */
  fee?: number | null | undefined;
}

/**
 * 行われなかった診療の、わけと、次の予約への道。連絡先があればお問い合わせもできます（§called-off-told、
 * §lapse-thirty-minutes、§missed-by-staff、§cancel-fee-said）
 */
export function NotHeldPart({ visit, now, filled, bookTo, fee }: NotHeldPartProps) {
  const way = useContact();
  const state = stateAt(visit, now);
  const { cancel_reason: reason } = visit;
  const { calledOff } = reservation;
  const words = state === 'missed' || state === 'unfinished' ? visitDay[state] : null;
  return (
    <Stack gap="xs">
      <Text>
        {words
          ? words.note +
            (fee && state === 'missed' ? reservation.feeDue(fee) : '') +
            (way ? words.contact : words.bookAgain)
          : calledOff.note}
      </Text>
      {!words && reason && <Text>{calledOff.reason(reason)}</Text>}
      <MainButton to={bookTo} variant={filled ? 'main' : 'outline'}>
        {words ? visitDay.bookAgain : reservation.unkept.choose}
      </MainButton>
      <ContactWays />
    </Stack>
  );
}
