import { Group, Stack, Text } from '@mantine/core';
import { medicine } from '../../../copy/medicine';
import { toJstDate, type Instant } from '../../../domain/calendar/jst';
import type { Supply } from '../../../domain/medicine/supply';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import { Dot } from './Dot';

const { days: copy } = medicine.supply;

interface SupplyDaysProps {
  /** 7日ずつの並び */
  weeks: Supply['weeks'];
  /** 現在時刻（ミリ秒） */
  now: Instant;
}

/** お薬を1日ずつの丸で示した絵。1週間が1列で、今日を輪で囲みます。読み上げでは、そばの言葉が同じことを伝えます（§supply-days） */
export function SupplyDays({ weeks, now }: SupplyDaysProps) {
  const today = toJstDate(now);
  return (
    <Stack aria-hidden gap="xs" mb="xs">
      {weeks.map((week) => (
        <Group key={week[0]?.date} grow gap={0} wrap="nowrap">
          {week.map(({ date, state }) => (
            <Stack key={date} gap={0} align="center">
              <Dot state={state} ringed={date === today} />
              <Text
                span
                fz="min(0.875rem, 5.5vw)"
                lh={1.4}
                fw={date === today ? 700 : 400}
                c={date === today ? 'asagi' : 'dimmed'}
                style={{ whiteSpace: 'nowrap' }}
              >
                {date === today ? copy.today : Number(date.slice(-2))}
              </Text>
            </Stack>
          ))}
        </Group>
      ))}
      <Text size="sm" c="dimmed">
        <Unbroken>{copy.each}</Unbroken>
      </Text>
    </Stack>
  );
}
