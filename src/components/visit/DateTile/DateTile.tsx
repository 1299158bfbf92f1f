import { Paper, Text, VisuallyHidden } from '@mantine/core';
import { calendarLeaf, toJstDate, type Instant, type JstDate } from '../../../domain/calendar/jst';

interface DateTileProps {
  date: JstDate | Instant;
}

/** 診療の日。日めくりのように、月・日・曜日を縦に並べます */
export function DateTile({ date }: DateTileProps) {
  const { month, day, weekday } = calendarLeaf(typeof date === 'number' ? toJstDate(date) : date);
  return (
    <Paper
      radius="md"
      bd="2px solid asagi"
      flex="none"
      w="min(4.75rem, 26vw)"
      ta="center"
      lh={1.4}
      style={{ overflow: 'hidden' }}
    >
      <Text fz="min(0.875rem, 6vw)" fw={700} lh="inherit" py={2} bg="asagi" c="white">
        {month}
      </Text>
      <Text fz="amount" fw={700} lh={1.2}>
        {day}
        <VisuallyHidden>日</VisuallyHidden>
      </Text>
      <Text fz="min(0.875rem, 6vw)" lh="inherit" pb={2}>
        {weekday}
      </Text>
    </Paper>
  );
}
