import { IconVideo } from '@tabler/icons-react';
import { reservation as copy } from '../../copy/reservation';
import type { Instant } from '../../domain/jst';
import { isRoomOpen } from '../../domain/reservation';
import { MainButton } from '../MainButton/MainButton';
import { countdownWords } from './countdown';
import classes from './ReservationCard.module.css';
import type { ReservationItem } from './reservationItem';

interface BookedPartProps {
  /** 予約 */
  reservation: ReservationItem;
  /** 開始時刻（ミリ秒） */
  start: Instant;
  /** 現在時刻（ミリ秒） */
  now: Instant;
  /** 「診察室に入る」を押したとき */
  onEnterRoom: (id: number) => void;
  /** 「予約をキャンセルする」を押したとき */
  onCancel: (id: number) => void;
  /** 「日時を変更する」を押したとき */
  onChangeTime?: (id: number) => void;
  /** キャンセルを送信している間 true */
  cancelBusy?: boolean;
}

/** 予約済みのカードの操作。診察室は開始5分前から開きます */
export function BookedPart(props: BookedPartProps) {
  const { reservation, start, now, onEnterRoom, onCancel, onChangeTime, cancelBusy = false } = props;
  const { id, zoomReady } = reservation;
  const open = isRoomOpen(start, now);
  const status = !open ? copy.roomOpensLater : zoomReady ? copy.roomOpen : copy.roomNotReady;
  const rest = open && zoomReady ? countdownWords(start - now) : null;
  return (
    <div className={classes.actions}>
      <MainButton blocked={!open || !zoomReady} onClick={() => onEnterRoom(id)}>
        <span className={classes.enter}>
          <IconVideo aria-hidden size="1.375rem" stroke={1.75} />
          {copy.enterRoom}
        </span>
      </MainButton>
      <p className={`${classes.hint} tabular`}>
        {/* The seconds stay outside: read aloud each time they change, nothing else could be heard. */}
        <span role="status">{status}</span>
        {rest && <span>{copy.countdown(rest)}</span>}
      </p>
      {onChangeTime && (
        <MainButton variant="outline" onClick={() => onChangeTime(id)}>
          {copy.changeTime}
        </MainButton>
      )}
      <button
        type="button"
        className={classes.cancel}
        aria-disabled={cancelBusy}
        onClick={cancelBusy ? undefined : () => onCancel(id)}
      >
        {cancelBusy ? copy.cancelling : copy.cancel}
      </button>
    </div>
  );
}
