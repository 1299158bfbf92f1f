import { Stack, Text } from '@mantine/core';
import { IconHomeCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { reservation as copy } from '../../../copy/visit';
import type { Instant } from '../../../domain/calendar/jst';
import { MainButton } from '../../actions/MainButton/MainButton';
import { DeliverTo } from '../../medicine/DeliverTo/DeliverTo';
import { ParcelNumber } from '../../medicine/ParcelNumber/ParcelNumber';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import { DeliveryEstimate } from './DeliveryEstimate';
import { QuietButton } from './QuietButton';
import type { ReservationItem } from './reservationItem';

interface ParcelPartProps {
  /** 発送待ちまたは発送済みの予約 */
  reservation: ReservationItem;
  /** 現在時刻（ミリ秒） */
  now: Instant;
  /** 「お届け先を変更する」を押したとき。渡さなければ表示しません（発送のあと） */
  onChangeDeliver?: (() => void) | undefined;
  /** 「領収書を見る」を押したとき */
  onOpenReceipt: (id: number) => void;
  /** 領収書を開いている間 true */
  busy?: boolean | undefined;
  /** ボタンの下に出すお知らせ */
  note?: ReactNode;
  /** 「荷物の状況を見る」を押したとき */
  onTrack?: ((page: string) => void) | undefined;
}

/** お薬のお届け予定・お届け先・領収書 */
export function ParcelPart({ reservation, now, onChangeDeliver, onOpenReceipt, busy, note, onTrack }: ParcelPartProps) {
  const { id, state, deliverTime, deliverUser, billUrl, parcel } = reservation;
  return (
    <Stack gap="xs">
      <DeliveryEstimate shipped={state === 'shipped'} sentAt={deliverTime} now={now} />
      {state === 'shipped' && parcel && <ParcelNumber {...parcel} onTrack={onTrack} />}
      {deliverUser && <DeliverTo address={deliverUser} />}
      {onChangeDeliver && <QuietButton icon={IconHomeCheck} label={copy.changeDeliver} onClick={onChangeDeliver} />}
      {billUrl ? (
        <MainButton variant="outline" busy={busy ?? false} onClick={() => onOpenReceipt(id)}>
          {copy.receipt}
        </MainButton>
      ) : (
        <Text size="sm" c="dimmed">
          <Unbroken>{copy.noReceipt}</Unbroken>
        </Text>
      )}
      {note}
    </Stack>
  );
}
