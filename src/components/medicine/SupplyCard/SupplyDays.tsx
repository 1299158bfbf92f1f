import { Box, Group, Stack } from '@mantine/core';
import { medicine } from '../../../copy/medicine';
import { toJstDate, type Instant, type JstDate } from '../../../domain/calendar/jst';
import type { Supply, SupplyDay } from '../../../domain/medicine/supply';
import { Note } from '../../layout/JaText/texts';

const LOOKS = {
  taken: { fill: 'var(--color-asagi-tint)', stroke: 'var(--color-asagi)' },
  left: { fill: 'var(--color-asagi)', stroke: 'var(--color-asagi)' },
  none: { fill: 'none', stroke: 'var(--color-outline)', strokeDasharray: '4.5 3.4' },
} as const;

interface DotProps {
  state: SupplyDay['state'];
  isToday: boolean;
}

function Dot({ state, isToday }: DotProps) {
  return (
    <svg viewBox="0 0 36 36" width={36} style={{ maxWidth: '100%' }}>
      <circle cx={18} cy={18} r={12} strokeWidth={2} {...LOOKS[state]} />
      {isToday && <circle cx={18} cy={18} r={16} strokeWidth={2} fill="none" stroke="var(--color-asagi)" />}
    </svg>
  );
}

const { days: copy } = medicine.supply;

interface SupplyDaysProps {
  supply: Pick<Supply, 'weeks' | 'omittedWeeks' | 'endsOn'>;
  now: Instant;
}

const labelOf = (date: JstDate, { today, first, last }: { today: JstDate; first: JstDate; last: JstDate }) => {
  const [, month, day] = date.split('-').map(Number);
  return date === today ? copy.today : date === first || date === last || day === 1 ? `${month}/${day}` : String(day);
};

/** お薬のある日の図。近くの文が同じ内容を伝えるので、読み上げません（§supply-days） */
export function SupplyDays({ supply: { weeks, omittedWeeks, endsOn }, now }: SupplyDaysProps) {
  const markedDates = { today: toJstDate(now), first: weeks[0]?.[0]?.date ?? endsOn, last: endsOn };
  const hasState = (state: SupplyDay['state']) => weeks.some((week) => week.some((day) => day.state === state));
  const legend = [copy.each, ...(hasState('taken') ? [copy.takenDays] : []), ...(hasState('none') ? [copy.none] : [])];
  return (
    <Stack aria-hidden gap="xs" mb="xs">
      {weeks.map((week, index) => (
        <Stack key={week[0]?.date} gap="xs">
          {omittedWeeks > 0 && index === weeks.length - 1 && <Note ta="center">{copy.omittedWeeks(omittedWeeks)}</Note>}
          <Group grow gap={0} wrap="nowrap">
            {week.map(({ date, state }) => {
              const isBold = date === markedDates.today || date === markedDates.last;
              return (
                <Stack key={date} gap={0} align="center">
                  <Dot state={state} isToday={date === markedDates.today} />
                  <Box
                    component="span"
                    fz="min(0.875rem, 5.5vw)"
                    lh={1.4}
                    fw={isBold ? 700 : 400}
                    c={isBold ? 'asagi' : 'dimmed'}
                    style={{ whiteSpace: 'nowrap' }}
                  >
                    {labelOf(date, markedDates)}
                  </Box>
                </Stack>
              );
            })}
          </Group>
        </Stack>
      ))}
      <Note>{copy.legend(legend)}</Note>
    </Stack>
  );
}
