import { Stack, Text } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { reservation as copy } from '../../../copy/reservationCopy';
import { visitDay } from '../../../copy/visitDayCopy';
import type { Instant } from '../../../domain/jst';
import { mayStillCome } from '../../../domain/visitPhase';
import { ContactWays } from '../../feedback/ContactWays/ContactWays';
import { useContact } from '../../feedback/ContactWays/contactContext';
import { MainButton } from '../../actions/MainButton/MainButton';
import type { ReservationItem } from './reservationItem';

interface UnfinishedPartProps {
  /** 日が過ぎても診療が終わっていない予約 */
  reservation: ReservationItem;
  /** 現在時刻（ミリ秒） */
  now: Instant;
  /** 「診察室に入る」を押したとき */
  onEnterRoom: (id: number) => void;
}

/** 「受診の確認中」のカードの中身（§unfinished-after-day）。夜の診療が日をまたいだ間は、診察室に入れます */
export function UnfinishedPart({ reservation, now, onEnterRoom }: UnfinishedPartProps) {
  const way = useContact();
  return (
    <Stack gap="xs">
      <Text size="note" c="dimmed">
        {visitDay.unfinishedNote}
        {way && visitDay.unfinishedContact}
      </Text>
      {reservation.zoomReady && mayStillCome(reservation.start_time, now) && (
        <MainButton icon={IconVideo} variant="outline" onClick={() => onEnterRoom(reservation.id)}>
          {copy.enterRoom}
        </MainButton>
      )}
      <ContactWays />
    </Stack>
  );
}
