import { Card, Group, Progress, Text } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { medicine as copy } from '../../../copy/medicineCopy';
import { formatDay } from '../../../domain/jst';
import type { Supply } from '../../../domain/medicine';
import { MainButton } from '../../layout/MainButton/MainButton';

interface SupplyCounterProps {
  /** お薬の残り */
  supply: Supply;
  /** 「次の診療を予約する」の移動先 */
  bookTo: string;
  /** 次の診療を予約済みのとき、その予約を見る画面 */
  bookedTo?: string | null;
}

/** お薬がいつごろまであるかの目安。7日前から次の予約をすすめます（E10） */
export function SupplyCounter({ supply, bookTo, bookedTo }: SupplyCounterProps) {
  const { endsOn, days, daysLeft, phase } = supply;
  const asks = phase !== 'enough';
  const advice = phase === 'over' ? copy.counter.over : copy.counter.soon;
  const color = asks ? 'warm' : 'asagi';
  const share = Math.min(1, Math.max(0, daysLeft / Math.max(1, days)));
  return (
    <Card
      component="section"
      aria-label={copy.counter.region}
      bd={`1px solid ${asks ? 'warm' : 'var(--color-asagi-line)'}`}
      bg={`${color}.0`}
    >
      <Group gap="xs" align="flex-start" wrap="nowrap" c={color}>
        <IconCalendarTime aria-hidden size="1.625rem" stroke={1.75} />
        <Text fz="1.1875rem" fw={700} lh={1.5} c="var(--color-ink)">
          {copy.counter.until(formatDay(endsOn))}
          <Text span size="note" style={{ whiteSpace: 'nowrap' }}>
            {copy.counter.estimate}
          </Text>
        </Text>
      </Group>
      <Progress.Root aria-hidden radius="xl" bg="white">
        <Progress.Section withAria={false} value={share * 100} color={color} />
      </Progress.Root>
      {phase !== 'over' && (
        <Text fw={700} lh={1.5} c={color}>
          {copy.counter.left(daysLeft)}
        </Text>
      )}
      {asks && <Text size="note">{bookedTo ? copy.counter.booked : advice}</Text>}
      {asks &&
        (bookedTo ? (
          <MainButton variant="outline" to={bookedTo}>
            {copy.counter.seeBooking}
          </MainButton>
        ) : (
          <MainButton to={bookTo}>{copy.counter.book}</MainButton>
        ))}
    </Card>
  );
}
