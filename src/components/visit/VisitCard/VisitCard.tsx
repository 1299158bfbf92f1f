import { Card, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { visitHeader as headerCopy, reservation as copy } from '../../../copy/visit';
import { VISIT_STEPS, visitStep } from '../../../domain/visit/history';
import { formatDayTime, toJstDate, type Instant } from '../../../domain/calendar/jst';
import { stateAt, type ShownVisit } from '../../../domain/visit/shown';
import { endOfVisit } from '../../../domain/visit/times';
import { CardHeader } from '../../layout/HeroCard/CardHeader';
import { StepIndicator } from '../../layout/StepIndicator/StepIndicator';
import { Countdown } from '../Countdown/Countdown';
import { DateTile } from '../DateTile/DateTile';
import { DoctorPicture } from '../DoctorPicture/DoctorPicture';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { headerIdOf, restWords, visitHeader } from './visitHeader';
import { Text } from '../../layout/JaText/texts';

interface VisitCardProps {
  visit: ShownVisit;
  now: Instant;
  order?: 2 | 3;
  /** 表示と同時に読み上げるお知らせ。目には、帯が同じことを言います */
  alert?: string;
  children?: ReactNode;
}

/** 1件の診療のカード。上部の帯に最も重要な情報を、その下に診察からお届けまでの段階を表示します（§visit-card、§under-way、§fact-once） */
export function VisitCard({ visit, now, order = 2, alert, children }: VisitCardProps) {
  const { start_time: start, subject, deliver_time, admin_user } = visit;
  const state = stateAt(visit, now);
  const isOver = state === 'booked' && now >= endOfVisit(visit);
  const step = isOver ? null : visitStep(state, deliver_time, now);
  const { title, facts, opensAt, leaf, tone } = visitHeader(visit, now);
  return (
    <Card component="article" aria-label={copy.articleName(formatDayTime(start, now), subject)}>
      <CardHeader
        id={headerIdOf(visit)}
        title={title}
        order={order}
        badge={!isOver && <StatusBadge state={state} />}
        tone={tone}
        leaf={leaf && <DateTile date={toJstDate(start)} />}
        face={state === 'booked' && <DoctorPicture id={admin_user.id} picture={admin_user.picture_url} size={44} />}
        facts={
          <>
            {facts.filter(Boolean).map((fact) => (
              <Text key={fact} lh="inherit">
                {fact}
              </Text>
            ))}
            {opensAt !== undefined && (
              <Text lh="inherit" c="black" fw={700}>
                <Countdown until={opensAt} now={now}>
                  {(rest) => (
                    <Text span inherit>
                      {headerCopy.opensIn(restWords(rest))}
                    </Text>
                  )}
                </Countdown>
              </Text>
            )}
          </>
        }
      />
      {step && (
        <StepIndicator
          label={copy.steps.label}
          steps={VISIT_STEPS.map((one) => copy.steps[one])}
          current={VISIT_STEPS.indexOf(step) + 1}
          dots
        />
      )}
      {alert && <VisuallyHidden role="alert">{alert}</VisuallyHidden>}
      {children}
    </Card>
  );
}
