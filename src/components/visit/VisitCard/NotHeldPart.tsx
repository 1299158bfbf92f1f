import { Stack } from '@mantine/core';
import { reservation, visitDay } from '../../../copy/visit';
import { MainButton } from '../../actions/MainButton/MainButton';
import { ContactWays } from '../../feedback/ContactWays/ContactWays';
import { useContact } from '../../feedback/ContactWays/contactContext';
import { Text } from '../../layout/JaText/texts';
import type { Instant } from '../../../domain/calendar/jst';
import { stateAt, type ShownVisit } from '../../../domain/visit/shown';

interface NotHeldPartProps {
  visit: ShownVisit;
  now: Instant;
  filled?: boolean;
  bookTo: string;
  fee?: number | null;
}

/** 行われなかった診療の理由と、次の予約への操作（§called-off-told、§missed-by-staff、§cancel-fee-said） */
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
        {words ? visitDay.bookAgain : reservation.unkept.choose}
      </MainButton>
      <ContactWays />
    </Stack>
  );
}
