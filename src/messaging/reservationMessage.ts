import { chat } from '../copy/line';
import { common } from '../copy/common';
import { confirm } from '../copy/confirm';
import { formatDayTime, type Instant } from '../domain/calendar/jst';
import { flexMessage } from './flexMessage';
import type { ChatMessage } from './platform';

export interface ReservationDetails {
  clinicName: string;
  start: Instant;
  now: Instant;
  /** In minutes. */
  minutes: number;
  subject: string;
  lastname: string;
  link: string;
}

const linesOf = ({ start, now, minutes, subject, lastname }: ReservationDetails) => [
  { label: confirm.dateTime, value: confirm.dateTimeValue(formatDayTime(start, now), minutes) },
  { label: confirm.subject, value: subject },
  { label: confirm.doctor, value: lastname && common.doctor(lastname) },
];

/** Says nothing else about the patient (§visit-to-chat). */
export function reservationMessages(details: ReservationDetails): readonly ChatMessage[] {
  const { clinicName, start, now, link } = details;
  return [
    flexMessage({
      clinicName,
      heading: chat.heading,
      altText: chat.altText(clinicName, formatDayTime(start, now)),
      lines: linesOf(details),
      action: { label: chat.toMyPage, uri: link },
    }),
  ];
}
