import { Group, Stack } from '@mantine/core';
import { reservation as copy } from '../../../copy/visit';
import { formatDayTime, type Instant } from '../../../domain/calendar/jst';
import { deliveryWindow, formatDeliveryWindow } from '../../../domain/medicine/delivery';
import { Text } from '../../layout/Unbroken/texts';
import { DeliverTo } from '../../medicine/DeliverTo/DeliverTo';
import { ParcelNumber } from '../../medicine/ParcelNumber/ParcelNumber';
import { NotHeldPart } from '../VisitCard/NotHeldPart';
import { VisitFacts } from './VisitFacts';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import type { ReservationItem } from '../VisitCard/reservationItem';

export interface PastVisitDetailsProps {
  /** 終わった予約。お届けの済んだもの、キャンセル済み、受診なし */
  reservation: ReservationItem;
  /** 現在時刻（ミリ秒） */
  now: Instant;
  /** 受診なしのときの「もう一度予約する」、クリニックがキャンセルしたときの「別の日時を選ぶ」のリンク先 */
  bookTo: string;
  /** 受診なしのときのキャンセル料（円）。決まっていなければ null */
  fee: number | null;
}

/** What opens under the line of a past reservation. */
export function PastVisitDetails(props: PastVisitDetailsProps) {
  const { reservation, now, bookTo, fee } = props;
  const { start_time: start, state, deliverTime, deliverUser, billUrl, cancelReason, parcel } = reservation;
  const isShipped = state === 'shipped';
  return (
    <Stack gap="xs" pb="sm">
      <Group justify="space-between">
        <Text fw={700}>{copy.startsAt(formatDayTime(start, now))}</Text>
        {isShipped && <StatusBadge state={state} />}
      </Group>
      <VisitFacts {...reservation} />
      {isShipped && deliverTime !== null && (
        <Text fw={700} lh={1.6}>
          {copy.arrivalPast(formatDeliveryWindow(deliveryWindow(deliverTime), now))}
        </Text>
      )}
      {isShipped && parcel && <ParcelNumber {...parcel} />}
      {isShipped && deliverUser && <DeliverTo address={deliverUser} />}
      {isShipped && !billUrl && (
        <Text size="sm" c="dimmed">
          {copy.noReceipt}
        </Text>
      )}
      {((state === 'cancelled' && cancelReason) || state === 'missed') && (
        <NotHeldPart {...{ reservation, bookTo, fee }} />
      )}
    </Stack>
  );
}
