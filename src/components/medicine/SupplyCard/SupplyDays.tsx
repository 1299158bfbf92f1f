import { Box, Group, Stack } from '@mantine/core';
import { medicine } from '../../../copy/medicine';
import { toJstDate, type Instant, type JstDate } from '../../../domain/calendar/jst';
import type { Supply, SupplyDay } from '../../../domain/medicine/supply';
import { Text } from '../../layout/Unbroken/texts';
import { Dot } from './Dot';

const { days: copy } = medicine.supply;

interface SupplyDaysProps {
  /** お薬の残り */
  supply: Pick<Supply, 'weeks' | 'folded' | 'endsOn'>;
  /** 現在時刻（ミリ秒） */
  now: Instant;
}

/** The number below a dot: the first and the last day, and the first of a month, with the month. */
const nameOf = (date: JstDate, { today, first, last }: { today: JstDate; first: JstDate; last: JstDate }) => {
  const [, month, day] = date.split('-').map(Number);
  return date === today ? copy.today : date === first || date === last || day === 1 ? `${month}/${day}` : String(day);
};

/**
 * お薬を1日ずつの丸で示した絵。1週間が1列で、今日を輪で囲みます。長いお薬は、あいだの週をたたみます。読み上げでは、そばの
 * 言葉が同じことを伝えます（§supply-days）
 */
export function SupplyDays({ supply: { weeks, folded, endsOn }, now }: SupplyDaysProps) {
  const names = { today: toJstDate(now), first: weeks[0]?.[0]?.date ?? endsOn, last: endsOn };
  const has = (state: SupplyDay['state']) => weeks.some((week) => week.some((day) => day.state === state));
  const legend = [copy.each, ...(has('taken') ? [copy.taken] : []), ...(has('none') ? [copy.none] : [])];
  return (
    <Stack aria-hidden gap="xs" mb="xs">
      {weeks.map((week, index) => (
        <Stack key={week[0]?.date} gap="xs">
          {folded > 0 && index === weeks.length - 1 && (
            <Text size="sm" c="dimmed" ta="center">
              {copy.folded(folded)}
            </Text>
          )}
          <Group grow gap={0} wrap="nowrap">
            {week.map(({ date, state }) => {
              const isNamed = date === names.today || date === names.last;
              return (
                <Stack key={date} gap={0} align="center">
                  <Dot state={state} ringed={date === names.today} />
                  <Box
                    component="span"
                    fz="min(0.875rem, 5.5vw)"
                    lh={1.4}
                    fw={isNamed ? 700 : 400}
                    c={isNamed ? 'asagi' : 'dimmed'}
                    style={{ whiteSpace: 'nowrap' }}
                  >
                    {nameOf(date, names)}
                  </Box>
                </Stack>
              );
            })}
          </Group>
        </Stack>
      ))}
      <Text size="sm" c="dimmed">
        {copy.legend(legend)}
      </Text>
    </Stack>
  );
}
