import { Paper } from '@mantine/core';
import { common } from '../../../copy/common';
import { reservation as copy } from '../../../copy/visit';
import { formatDayTime, formatHHmm, type Instant } from '../../../domain/calendar/jst';
import { endOfVisit, type VisitTime } from '../../../domain/visit/times';
import { Text } from '../../layout/JaText/texts';

interface NamedVisitProps {
  visit: VisitTime & { subject: string; admin_user: { lastname: string } };
  now: Instant;
  cancelled?: boolean;
}

/** 操作の対象の予約を示す、ダイアログの中の囲み */
export function NamedVisit({ visit, now, cancelled = false }: NamedVisitProps) {
  const { start_time: start, kind, subject, admin_user: doctor } = visit;
  return (
    <Paper variant="inset" c={cancelled ? 'dimmed' : undefined}>
      <Text fw={700} fz="lg" lh="sm" {...(cancelled && { component: 's', td: 'line-through', display: 'block' })}>
        {copy.fromTo(formatDayTime(start, now), formatHHmm(endOfVisit(visit)))}
      </Text>
      <Text lh="sm">
        <Text span inherit>
          {copy.visit(subject, common.visitKinds[kind])}
        </Text>{' '}
        {doctor.lastname && (
          <Text span inherit>
            {common.doctor(doctor.lastname)}
          </Text>
        )}
      </Text>
    </Paper>
  );
}
