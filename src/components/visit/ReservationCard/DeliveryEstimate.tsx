import { Group, Text } from '@mantine/core';
import { IconTruckDelivery } from '@tabler/icons-react';
import { reservation as copy } from '../../../copy/visit';
import { deliveryWindow, formatDeliveryWindow, isDeliveryPast } from '../../../domain/medicine/delivery';
import type { Instant } from '../../../domain/calendar/jst';
import { Unbroken } from '../../layout/Unbroken/Unbroken';

interface DeliveryEstimateProps {
  /** 発送済みのとき true */
  shipped: boolean;
  /** 発送の日時（ミリ秒） */
  sentAt: Instant | null;
  /** 現在時刻（ミリ秒） */
  now: Instant;
}

/** お薬がいつ届くか、いつの予定だったか（§arrival-unsent、§arrival-range） */
export function DeliveryEstimate({ shipped, sentAt, now }: DeliveryEstimateProps) {
  const range = sentAt === null ? null : deliveryWindow(sentAt);
  if (shipped && !range) return null;
  const words = range && isDeliveryPast(range, now) ? copy.arrivalPast : copy.arrival;
  // Text and days on separate lines, so that a day and its weekday never wrap apart.
  const days = range && words(formatDeliveryWindow(range, now)).replace(' ', '\n');
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap">
      <IconTruckDelivery aria-hidden size="1.375rem" stroke={1.75} color="var(--color-asagi)" />
      <Text fw={700} lh={1.6} style={{ whiteSpace: 'pre-line', wordBreak: 'keep-all' }}>
        {shipped ? days : <Unbroken>{copy.arrivalSoon}</Unbroken>}
      </Text>
    </Group>
  );
}
