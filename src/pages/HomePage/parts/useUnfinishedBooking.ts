import { useState } from 'react';
import { usePatient } from '../../../api/ClinicProvider';
import { subjectTiles } from '../../../copy/booking';
import { clinicNow } from '../../../device/clinicClock';
import { unfinishedAddress } from '../../../device/drafts';
import { isTooLate } from '../../../domain/booking/block';
import { readChosenBlock } from '../../../domain/booking/blockInUrl';
import { formatDayTime, type Instant } from '../../../domain/calendar/jst';
import { paths } from '../../../paths';

/**
 * The booking that the patient has begun and not finished, as home shows it; null when there is none. Its time may have
 * passed: it goes on with another time then (§unfinished-booking-said).
 */
export function useUnfinishedBooking(now: Instant) {
  const patient = usePatient();
  // Read on arrival: nothing is typed on home.
  const [address] = useState(() => unfinishedAddress(patient, clinicNow()));
  const [path = '', query] = address?.split('?') ?? [];
  const { block, subjectId } = readChosenBlock(new URLSearchParams(query), path.split('/').at(-1));
  if (address === null || block === null) return null;
  const late = isTooLate(block.start_time, now);
  return {
    subject: subjectTiles[subjectId],
    time: late ? null : formatDayTime(block.start_time, now),
    to: late ? paths.slots(subjectId) : address,
  };
}
