import { useState } from 'react';
import { usePatientId } from '../api/ClinicProvider';
import { home } from '../copy/app';
import { subjectTiles } from '../copy/booking';
import { clinicNow } from '../device/clinicClock';
import { unfinishedBookingPath } from '../device/drafts';
import { isTooLate } from '../domain/booking/block';
import { readChosenBlock } from '../domain/booking/blockInUrl';
import { formatDayTime, type Instant } from '../domain/calendar/jst';
import { paths } from '../paths';

/** The props of the card for an unfinished booking (§unfinished-booking-said). */
export function useUnfinishedBooking(now: Instant) {
  const patient = usePatientId();
  const [formPath] = useState(() => unfinishedBookingPath(patient, clinicNow()));
  const [path = '', query] = formPath?.split('?') ?? [];
  const { block, subjectId } = readChosenBlock(new URLSearchParams(query), path.split('/').at(-1));
  if (formPath === null || block === null) return null;
  const isLate = isTooLate(block.start_time, now);
  const subject = subjectTiles[subjectId];
  const { title, facts, lateFacts, goOn } = home.unfinished;
  return {
    title,
    text: isLate ? lateFacts(subject) : facts(subject, formatDayTime(block.start_time, now)),
    next: goOn,
    to: isLate ? paths.slots(subjectId) : formPath,
  };
}
