import { Group, Progress, Text } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { medicine as copy } from '../../../copy/medicineCopy';
import { formatDay, type Instant } from '../../../domain/jst';
import type { Supply } from '../../../domain/supply';

interface LeadingSupplyProps {
  /** 先になくなるお薬の残り */
  supply: Supply;
  /** 現在時刻（ミリ秒） */
  now: Instant;
  /** 診療科目の名前も示すとき true */
  named: boolean;
}

/** 先になくなるお薬の残り。日付と、減っていく帯で示します */
export function LeadingSupply({ supply: { subject, endsOn, days, daysLeft, phase }, now, named }: LeadingSupplyProps) {
  const color = phase === 'enough' ? 'asagi' : 'warm';
  const share = Math.min(1, Math.max(0, daysLeft / Math.max(1, days)));
  return (
    <>
      {named && (
        <Text size="sm" fw={700}>
          {subject}
        </Text>
      )}
      <Group gap="xs" align="flex-start" wrap="nowrap" c={color}>
        <IconCalendarTime aria-hidden size="1.625rem" stroke={1.75} />
        <Text fz="lg" fw={700} lh={1.5} c="var(--color-ink)">
          {copy.counter.until(formatDay(endsOn, now))}
          <Text span size="sm" style={{ whiteSpace: 'nowrap' }}>
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
    </>
  );
}
