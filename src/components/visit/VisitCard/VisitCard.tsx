import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { visitHeader as headerCopy, reservation as copy, ticket as ticketCopy } from '../../../copy/visit';
import { VISIT_STEPS, visitStep } from '../../../domain/visit/history';
import { formatDayTime, type Instant } from '../../../domain/calendar/jst';
import { stateAt, type VisitDetails } from '../../../domain/visit/visitState';
import { endOfVisit } from '../../../domain/visit/times';
import { CardHeader } from '../../layout/HeroCard/CardHeader';
import { StepIndicator } from '../../layout/StepIndicator/StepIndicator';
import { Countdown } from '../Countdown/Countdown';
import { DoctorPicture } from '../DoctorPicture/DoctorPicture';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { TicketDoctor } from '../VisitTicket/TicketDoctor';
import { TicketHead } from '../VisitTicket/TicketHead';
import { headerIdOf, remainingWords, visitHeader } from './visitHeader';
import { Text, Title } from '../../layout/JaText/texts';

interface VisitCardProps {
  visit: VisitDetails;
  now: Instant;
  order?: 2 | 3;
  children?: ReactNode;
}

/** 1件の診療の、最も重要な情報と段階を示すカード（§visit-card、§under-way、§fact-once） */
export function VisitCard({ visit, now, order = 2, children }: VisitCardProps) {
  const { start_time: start, subject, deliver_time, admin_user } = visit;
  const state = stateAt(visit, now);
  const isOver = state === 'booked' && now >= endOfVisit(visit);
  const step = isOver ? null : visitStep(state, deliver_time, now);
  const { title, facts, opensAt, ticket, tone } = visitHeader(visit, now);
  const id = headerIdOf(visit);
  const badge = !isOver && <StatusBadge state={state} />;
  const factLines = (
    <>
      {facts.filter(Boolean).map((fact) => (
        <Text key={fact} lh="inherit">
          {fact}
        </Text>
      ))}
      {opensAt !== undefined && (
        <Text lh="inherit" c="black" fw={700}>
          <Countdown until={opensAt} now={now}>
            {(remaining) => (
              <Text span inherit>
                {headerCopy.opensIn(remainingWords(remaining))}
              </Text>
            )}
          </Countdown>
        </Text>
      )}
    </>
  );
  return (
    <Card component="article" aria-label={copy.articleName(formatDayTime(start, now), subject)}>
      {ticket ? (
        <TicketHead name={ticketCopy.name} end={badge} aside={<TicketDoctor doctor={admin_user} size={56} />}>
          {ticket.day !== null && <Text fw={700}>{ticket.day}</Text>}
          <Title id={id} order={order} fz="xl" lh="xl">
            {title}
          </Title>
          <Text component="div" c="dimmed" lh="sm">
            {factLines}
          </Text>
        </TicketHead>
      ) : (
        <CardHeader
          id={id}
          title={title}
          order={order}
          badge={badge}
          tone={tone}
          face={state === 'booked' && <DoctorPicture id={admin_user.id} picture={admin_user.picture_url} size={44} />}
          facts={factLines}
        />
      )}
      {step && (
        <StepIndicator
          label={copy.steps.label}
          steps={VISIT_STEPS.map((name) => copy.steps[name])}
          current={VISIT_STEPS.indexOf(step) + 1}
          dots
        />
      )}
      {children}
    </Card>
  );
}
