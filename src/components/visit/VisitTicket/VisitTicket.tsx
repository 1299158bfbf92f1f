import { Card, Group, Timeline } from '@mantine/core';
import type { CSSProperties } from 'react';
import { common } from '../../../copy/common';
import { ticket as copy } from '../../../copy/visit';
import { formatClock, formatDayWithWeekday, toJstDate, type Instant } from '../../../domain/calendar/jst';
import { remindersOf, roomOpensAt, type VisitTime } from '../../../domain/visit/times';
import type { VisitDetails } from '../../../domain/visit/visitState';
import { Text } from '../../layout/JaText/texts';
import { TicketDoctor } from './TicketDoctor';
import { TicketHead } from './TicketHead';
import '../../../theme/laterStyles';

/** Mantine's Timeline takes the gap between rows from the `xl` spacing. */
const ROW_GAP = { '--mantine-spacing-xl': 'var(--mantine-spacing-md)' } as CSSProperties;

interface VisitTicketProps {
  visit: VisitTime & Pick<VisitDetails, 'subject' | 'admin_user'>;
  now: Instant;
  clinicName: string;
  /** クリニックがLINEでお知らせを送るとき true */
  notifies: boolean;
}

/** 予約の完了を伝える診察券（§peak-fills-screen） */
export function VisitTicket({ visit, now, clinicName, notifies }: VisitTicketProps) {
  const { start_time: start, kind, subject, admin_user: doctor } = visit;
  const { dayBefore, soon } = remindersOf(start);
  const opensAt = roomOpensAt(start);
  const reminders = [
    { time: dayBefore, label: copy.dayBefore },
    { time: soon, label: formatClock(soon) },
  ].filter(({ time }) => notifies && now <= time);
  const rows = [
    ...reminders.map(({ label }, index) => ({ label, text: index === 0 ? copy.notice : copy.again, main: false })),
    { label: formatClock(opensAt), text: copy.roomOpens, main: true },
    { label: formatClock(start), text: copy.calls(common.doctor(doctor.lastname)), main: false },
  ];
  return (
    <Card component="section" aria-label={copy.name} ta="start">
      <TicketHead
        name={clinicName}
        end={
          <Text span size="sm">
            {copy.name}
          </Text>
        }
        aside={<TicketDoctor doctor={doctor} size={96} />}
      >
        <Text fw={700} fz="lg" lh="sm">
          {formatDayWithWeekday(toJstDate(start), now)}
        </Text>
        <Text fw={700} fz="min(2.5rem, 15vw)" lh={1.3}>
          {formatClock(start)}
        </Text>
        <Text c="dimmed" lh="sm">
          {[subject, common.visitKinds[kind]].filter(Boolean).join('・')}
        </Text>
      </TicketHead>
      <Timeline
        role="list"
        pt="xxs"
        active={rows.length}
        bulletSize={14}
        lineWidth={2}
        // The margin aligns the centres of text and bullet.
        styles={{ root: ROW_GAP, item: { display: 'flow-root' }, itemBody: { marginTop: '-0.375rem' } }}
      >
        {rows.map(({ label, text, main }) => (
          <Timeline.Item key={label} role="listitem" bullet={main && <i />}>
            <Group align="flex-start" gap="0 0.5rem">
              <Text span fw={700} w="3.5rem">
                {label}
              </Text>
              <Text span fw={main ? 700 : 400} flex="1 1 8rem">
                {text}
              </Text>
            </Group>
          </Timeline.Item>
        ))}
      </Timeline>
    </Card>
  );
}
