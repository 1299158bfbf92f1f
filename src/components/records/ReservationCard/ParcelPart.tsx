import { Group, Stack, Text } from '@mantine/core';
import { IconTruckDelivery } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { reservation as copy } from '../../../copy/reservationCopy';
import { deliveryWindow, formatDeliveryWindow, isDeliveryPast } from '../../../domain/delivery';
import type { Instant } from '../../../domain/jst';
import { MainButton } from '../../actions/MainButton/MainButton';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import { DeliverTo } from '../DeliverTo/DeliverTo';
import type { ReservationItem } from './reservationItem';

interface ParcelPartProps {
  /** 発送待ちまたは発送済みの予約 */
  reservation: ReservationItem;
  /** 現在時刻（ミリ秒） */
  now: Instant;
  /** 「領収書を見る」を押したとき */
  onOpenReceipt: (id: number) => void;
  /** 領収書を開いている間 true */
  busy?: boolean | undefined;
  /** ボタンの下に出すお知らせ */
  note?: ReactNode;
}

/** お薬のお届け予定・お届け先・領収書（§arrival-unsent、§arrival-range） */
export function ParcelPart({ reservation, now, onOpenReceipt, busy, note }: ParcelPartProps) {
  const { id, state, deliverTime, deliverUser, billUrl } = reservation;
  const shipped = state === 'shipped';
  const range = deliverTime === null ? null : deliveryWindow(deliverTime);
  const words = range && isDeliveryPast(range, now) ? copy.arrivalPast : copy.arrival;
  // Text and days on separate lines, so that a day and its weekday never wrap apart.
  const arrival = range && words(formatDeliveryWindow(range, now)).replace(' ', '\n');
  return (
    <Stack gap="xs">
      {(!shipped || arrival) && (
        <Group gap="xs" align="flex-start" wrap="nowrap">
          <IconTruckDelivery aria-hidden size="1.375rem" stroke={1.75} color="var(--color-asagi)" />
          <Text fw={700} lh={1.6} style={{ whiteSpace: 'pre-line' }}>
            {shipped ? arrival : <Unbroken>{copy.arrivalSoon}</Unbroken>}
          </Text>
        </Group>
      )}
      {deliverUser && <DeliverTo address={deliverUser} />}
      {billUrl ? (
        <MainButton variant="outline" busy={busy ?? false} onClick={() => onOpenReceipt(id)}>
          {copy.receipt}
        </MainButton>
      ) : (
        <Text size="sm" c="dimmed">
          {copy.noReceipt}
        </Text>
      )}
      {note}
    </Stack>
  );
}
