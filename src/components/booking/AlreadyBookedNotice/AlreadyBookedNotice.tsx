import { booking } from '../../../copy/booking';
import { formatDayTime, type Instant } from '../../../domain/calendar/jst';
import { Notice } from '../../feedback/Notice/Notice';

interface AlreadyBookedNoticeProps {
  start: Instant;
  now: Instant;
  /** 「日時を変更する」のリンク先。変更できないときは null です */
  changeTo: string | null;
  cancelTo: string;
}

/** すでに予約があることを、日時の選択や同意の前に伝えるお知らせ（§duplicate-told-early） */
export function AlreadyBookedNotice({ start, now, changeTo, cancelTo }: AlreadyBookedNoticeProps) {
  return (
    <Notice
      tone="info"
      role="status"
      title={booking.booked(formatDayTime(start, now))}
      text={booking.bookedText}
      action={[
        ...(changeTo === null ? [] : [{ label: booking.changeTime, to: changeTo }]),
        { label: booking.cancel, to: cancelTo },
      ]}
    />
  );
}
