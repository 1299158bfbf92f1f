import { Stack } from '@mantine/core';
import { prepare } from '../../../copy/visit';
import type { Instant } from '../../../domain/calendar/jst';
import { visitPhase } from '../../../domain/reservation/times';
import { MainButton } from '../../actions/MainButton/MainButton';
import { MoreActions, type MoreActionsProps } from './MoreActions';
import type { ReservationItem } from './reservationItem';
import { RoomPart } from './RoomPart';
import { VisitGuide } from './VisitGuide';

export interface BookedPartProps extends Omit<MoreActionsProps, 'id'> {
  /** 予約 */
  reservation: ReservationItem;
  /** 現在時刻（ミリ秒）。入室できるかどうかと残り時間に使います */
  now: Instant;
  /** 「診察室に入る」を、画面に1つの塗りつぶしのボタンにするとき true */
  filled: boolean;
  /** 「診察室に入る」を押したとき */
  onEnterRoom: (id: number) => void;
  /** 「診察の準備を確認する」を押したとき。渡さなければ表示しません */
  onPrepare?: (id: number) => void;
}

/** 予約済みのカードの操作 */
export function BookedPart({ reservation, now, filled, onEnterRoom, onPrepare, ...more }: BookedPartProps) {
  const { id, start_time: start } = reservation;
  return (
    <Stack gap="xs">
      <VisitGuide phase={visitPhase(reservation, now)} start={start} now={now} roomReady={reservation.zoomReady} />
      <RoomPart reservation={reservation} now={now} filled={filled} onEnterRoom={onEnterRoom} />
      {onPrepare && (
        <MainButton variant="outline" onClick={() => onPrepare(id)}>
          {prepare.open}
        </MainButton>
      )}
      <MoreActions id={id} {...more} />
    </Stack>
  );
}
