import { Group, Paper } from '@mantine/core';
import { common } from '../../../copy/common';
import { reservation as copy } from '../../../copy/visit';
import { formatTime } from '../../../domain/calendar/jst';
import { endOfVisit, type VisitTime } from '../../../domain/visit/times';
import { DateTile } from '../DateTile/DateTile';
import { Text } from '../../layout/JaText/texts';

interface DatedVisitProps {
  visit: VisitTime & { subject: string; admin_user: { lastname: string } };
}

/** 画面いっぱいの知らせの中で、いつのどの診療かを示すカード */
export function DatedVisit({ visit }: DatedVisitProps) {
  const { start_time: start, subject, admin_user: doctor } = visit;
  const what = [subject, doctor.lastname && common.doctor(doctor.lastname)].filter(Boolean).join('・');
  return (
    <Paper p="card">
      <Group justify="flex-start" gap="md">
        <DateTile date={start} />
        <Text component="div" flex="1 1 9rem" ta="start" c="dimmed">
          <Text fz="xl" fw={700} lh="sm" c="bright">
            {copy.fromTo(formatTime(start), formatTime(endOfVisit(visit)))}
          </Text>
          <Text span inherit>
            {what}
          </Text>
        </Text>
      </Group>
    </Paper>
  );
}
