import { Group, Progress, Text, Title } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { medicine as copy } from '../../../copy/medicine';
import { formatDay, type Instant } from '../../../domain/calendar/jst';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import type { Supply } from '../../../domain/medicine/supply';

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
      <Group gap="0 var(--mantine-spacing-xs)" c={color}>
        <IconCalendarTime aria-hidden size="1.625rem" stroke={1.75} />
        <Title fz="xl" lh={1.3} c="var(--color-ink)" flex="1 1 9em">
          <Unbroken>{copy.counter.until(formatDay(endsOn, now))}</Unbroken>
        </Title>
      </Group>
      <Progress.Root aria-hidden radius="xl" bg="white">
        <Progress.Section withAria={false} value={share * 100} color={color} />
      </Progress.Root>
      <Text fw={700} lh={1.5} c={color}>
        {phase !== 'over' && <Unbroken>{copy.counter.left(daysLeft)}</Unbroken>}
        <Text span size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {copy.counter.estimate}
        </Text>
      </Text>
    </>
  );
}
