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
  /** The length of the visit. */
  minutes: number;
  subject: string;
  doctorLastname: string;
  link: string;
}

/** The message contains only clinic, time, subject, doctor and link (§line-message-private). */
export function reservationMessages(details: ReservationDetails): readonly ChatMessage[] {
  const { clinicName, start, now, minutes, subject, doctorLastname, link } = details;
  const time = formatDayTime(start, now);
  const lines = [
    { label: confirm.dateTime, value: confirm.dateTimeValue(time, minutes) },
    { label: confirm.subject, value: subject },
    { label: confirm.doctor, value: doctorLastname && common.doctor(doctorLastname) },
  ];
  const [heading, altText] = [chat.heading, chat.altText(clinicName, time)];
  return [flexMessage({ clinicName, heading, altText, lines, action: { label: chat.toMyPage, uri: link } })];
}
