import { booking } from '../../../copy/bookingCopy';
import { reservation } from '../../../copy/reservationCopy';
import { formatDayTime, parseInstant } from '../../../domain/jst';
import { Notice } from '../../feedback/Notice/Notice';

interface HeldNoticeProps {
  /** いまの予約の開始時刻（ISO 8601） */
  start: string;
  /** 「日時を変更する」のリンク先。渡さなければ出しません */
  changeTo: string | null;
  /** 「予約をキャンセルする」のリンク先 */
  cancelTo: string;
}

/** すでに予約があることを、診療科目を選ぶ前に伝えるお知らせ（D7） */
export function HeldNotice({ start, changeTo, cancelTo }: HeldNoticeProps) {
  return (
    <Notice
      tone="info"
      role="status"
      title={booking.held(formatDayTime(parseInstant(start) ?? 0))}
      text={booking.heldText}
      action={[
        ...(changeTo === null ? [] : [{ label: reservation.changeTime, to: changeTo }]),
        { label: reservation.cancel, to: cancelTo },
      ]}
    />
  );
}
