import { changeTime } from '../../../copy/booking';
import { common } from '../../../copy/common';
import { formatDayTime, type Instant } from '../../../domain/calendar/jst';
import { isCancelFeePeriod } from '../../../domain/money/fees';
import type { ReservationFlags } from '../../../domain/visit/reservation';
import { Notice } from '../../feedback/Notice/Notice';
import { Note, Text } from '../../layout/JaText/texts';

interface ChangeNoticeProps {
  /** `none` は新しい予約のとき、`unknown` は変更できる予約がないときです */
  changing:
    | { status: 'none' | 'loading' | 'unknown' }
    | { status: 'failed'; retry: () => void }
    | { status: 'ready'; reservation: { start_time: Instant } & Pick<ReservationFlags, 'rebook'> };
  now: Instant;
  /** 変更を確定する画面で true */
  confirming?: boolean;
  reservationsTo: string;
}

/** 日時を変えると、いまの予約がどうなるかを伝えるお知らせ（§change-time-said） */
export function ChangeNotice({ changing, now, confirming = false, reservationsTo }: ChangeNoticeProps) {
  if (changing.status === 'failed') {
    const reload = { label: common.reload, onClick: changing.retry };
    return <Notice tone="error" role="alert" title={changeTime.failed} action={reload} />;
  }
  if (changing.status === 'unknown') {
    const link = { label: common.toReservations, to: reservationsTo };
    return (
      <Notice tone="warning" role="status" title={changeTime.unknown} text={changeTime.unknownText} action={link} />
    );
  }
  if (changing.status !== 'ready') return null;
  const { start_time: start } = changing.reservation;
  const mustReschedule = Boolean(changing.reservation.rebook);
  if (confirming) {
    const feeNote = isCancelFeePeriod(start, now) ? changeTime.free : '';
    const text = mustReschedule ? changeTime.needsReschedule.confirmText : changeTime.confirmText + feeNote;
    return <Notice tone="info" title={changeTime.confirmTitle} text={text} />;
  }
  const { pickTitle, pickText } = mustReschedule ? changeTime.needsReschedule : changeTime;
  // This notice has only two lines, so that the first slots are visible without scrolling.
  return (
    <div>
      <Text size="sm" fw={700}>
        {pickTitle(formatDayTime(start, now))}
      </Text>
      <Note>{pickText}</Note>
    </div>
  );
}
