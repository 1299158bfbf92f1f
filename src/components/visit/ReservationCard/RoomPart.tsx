import { Group, Text } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { reservation as copy } from '../../../copy/visit';
import { formatClock, type Instant } from '../../../domain/calendar/jst';
import { isRoomOpen, roomOpensAt } from '../../../domain/reservation/times';
import { MainButton } from '../../actions/MainButton/MainButton';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import { Countdown } from '../Countdown/Countdown';
import { countdownWords } from './countdownWords';
import type { ReservationItem } from './reservationItem';

interface RoomPartProps {
  /** 予約 */
  reservation: ReservationItem;
  /** 現在時刻（ミリ秒） */
  now: Instant;
  /** 画面に1つの、塗りつぶしのボタンにするとき true */
  filled: boolean;
  /** 「診察室に入る」を押したとき */
  onEnterRoom: (id: number) => void;
}

/** 診察室の入口。開始5分前から、入れるときだけボタンになります。それまでは何時から入れるかを示します（§room-five-minutes） */
export function RoomPart({ reservation, now, filled, onEnterRoom }: RoomPartProps) {
  const { id, start_time: start, zoomReady } = reservation;
  if (!isRoomOpen(reservation, now))
    return (
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <IconVideo aria-hidden size="1.375rem" stroke={1.75} color="var(--color-asagi)" />
        <div>
          <Text fw={700} lh="sm">
            {copy.roomOpensAt(formatClock(roomOpensAt(start)))}
          </Text>
          <Text size="sm" c="dimmed" role="status">
            <Unbroken>{copy.roomOpensLater}</Unbroken>
          </Text>
        </div>
      </Group>
    );
  return (
    <>
      {zoomReady && (
        <MainButton icon={IconVideo} variant={filled ? 'main' : 'outline'} onClick={() => onEnterRoom(id)}>
          {copy.enterRoom}
        </MainButton>
      )}
      <Text size="sm" ta={zoomReady ? 'center' : undefined} c="dimmed">
        {/* Seconds are outside the live region, otherwise it would announce every second. */}
        <span role="status">
          <Unbroken>{zoomReady ? copy.roomOpen : copy.roomNotReady}</Unbroken>
        </span>
        {zoomReady && (
          <Countdown until={start} now={now}>
            {(left) => {
              const rest = countdownWords(left);
              return rest && <span>{copy.countdown(rest)}</span>;
            }}
          </Countdown>
        )}
      </Text>
    </>
  );
}
