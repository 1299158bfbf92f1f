import { Stack } from '@mantine/core';
import { reservation, visitDay } from '../../../copy/visit';
import { MainButton } from '../../actions/MainButton/MainButton';
import { ContactWays } from '../../feedback/ContactWays/ContactWays';
import { useContact } from '../../feedback/ContactWays/contactContext';
import { Text } from '../../layout/JaText/texts';
import type { Instant } from '../../../domain/calendar/jst';
import { stateAt, type VisitDetails } from '../../../domain/visit/visitState';

interface NotHeldPartProps {
  visit: VisitDetails;
  now: Instant;
  /** 予約のボタンを塗りつぶすとき true（1画面に1つだけ） */
  filled?: boolean;
  bookTo: string;
  /** 受診しなかった診療のキャンセル料（円） */
  fee?: number | null;
}

/** 行われなかった診療について、理由と、予約のボタンを示します（§called-off-told、§missed-by-staff、§cancel-fee-said） */
export function NotHeldPart({ visit, now, filled, bookTo, fee }: NotHeldPartProps) {
  const clinicContact = useContact();
  const state = stateAt(visit, now);
  const { cancel_reason: reason } = visit;
  const { calledOff } = reservation;
  const words = state === 'missed' || state === 'unfinished' ? visitDay[state] : null;
  const sentence = words
    ? (fee && state === 'missed' ? reservation.feeDue(fee) : '') + (clinicContact ? words.contact : words.bookAgain)
    : calledOff.note;
  return (
    <Stack gap="xs">
      {sentence && <Text>{sentence}</Text>}
      {!words && reason && <Text>{calledOff.reason(reason)}</Text>}
      <MainButton to={bookTo} variant={filled && state !== 'unfinished' ? 'main' : 'outline'}>
        {words ? visitDay.bookAgain : reservation.needsReschedule.choose}
      </MainButton>
      <ContactWays />
    </Stack>
  );
}
