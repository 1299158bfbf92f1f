import { Paper } from '@mantine/core';
import { common } from '../../../copy/common';
import { reservation as copy } from '../../../copy/visit';
import { formatDayTime, formatTime, type Instant } from '../../../domain/calendar/jst';
import { endOfVisit, type VisitTime } from '../../../domain/visit/times';
import { Text } from '../../layout/Unbroken/texts';

interface NamedVisitProps {
  /** 開始時刻、診療科目、初診かどうか、医師 */
  visit: VisitTime & { subject: string; admin_user: { lastname: string } };
  /** 現在時刻（ミリ秒）。ほかの年の日付には年を付けます */
  now: Instant;
}

/** ダイアログの中で「どのご予約のことか」を言う囲み。日時、診療科目、医師（§cancel-asks-first） */
export function NamedVisit({ visit, now }: NamedVisitProps) {
  const { start_time: start, kind, subject, admin_user: doctor } = visit;
  return (
    <Paper variant="inset">
      <Text fw={700} fz="lg" lh="sm">
        {copy.fromTo(formatDayTime(start, now), formatTime(endOfVisit(visit)))}
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
