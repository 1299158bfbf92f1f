import { Stack, Text } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { prepare } from '../../../copy/prepareCopy';
import { reservation as copy } from '../../../copy/reservationCopy';
import type { Instant } from '../../../domain/jst';
import { isRoomOpen, visitPhase } from '../../../domain/visitPhase';
import { MainButton } from '../../actions/MainButton/MainButton';
import { countdownWords } from './countdownWords';
import { MoreActions, type MoreActionsProps } from './MoreActions';
import type { ReservationItem } from './reservationItem';
import { VisitGuide } from './VisitGuide';

interface BookedPartProps extends Omit<MoreActionsProps, 'id'> {
  /** 予約 */
  reservation: ReservationItem;
  /** 現在時刻（ミリ秒） */
  now: Instant;
  /** 「診察室に入る」を押したとき */
  onEnterRoom: (id: number) => void;
  /** 「診察の準備を確認する」を押したとき */
  onPrepare?: (id: number) => void;
}

/** 予約済みのカードの操作。診察室は開始5分前から開きます */
export function BookedPart({ reservation, now, onEnterRoom, onPrepare, ...more }: BookedPartProps) {
  const { id, start_time: start, zoomReady } = reservation;
  const open = isRoomOpen(reservation, now);
  const status = !open ? copy.roomOpensLater : zoomReady ? copy.roomOpen : copy.roomNotReady;
  const rest = open && zoomReady ? countdownWords(start - now) : null;
  return (
    <Stack gap="xs">
      <VisitGuide phase={visitPhase(reservation, now)} rest={start - now} />
      <MainButton icon={IconVideo} blocked={!open || !zoomReady} onClick={() => onEnterRoom(id)}>
        {copy.enterRoom}
      </MainButton>
      <Text size="sm" ta="center" c="dimmed">
        {/* Seconds are outside the live region, otherwise it would announce every second. */}
        <span role="status">{status}</span>
        {rest && <span>{copy.countdown(rest)}</span>}
      </Text>
      {onPrepare && (
        <MainButton variant="outline" onClick={() => onPrepare(id)}>
          {prepare.open}
        </MainButton>
      )}
      <MoreActions id={id} {...more} />
    </Stack>
  );
}
