import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { visitHeader as headerCopy, reservation as copy } from '../../../copy/visit';
import { VISIT_STEPS, visitStep } from '../../../domain/visit/history';
import { formatDayTime, toJstDate, type Instant, type JstDate } from '../../../domain/calendar/jst';
import { isOverdue } from '../../../domain/money/payment';
import { stateAt, type ShownVisit } from '../../../domain/visit/shown';
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
  /** いま大切な1件のとき true */
  lead?: boolean;
  /** 上の文にすでにある、お支払いの期限 */
  told?: JstDate | null;
  /** 事実に添えて、表示と同時に読み上げるお知らせ */
  alert?: string;
  children?: ReactNode;
}

/** 1件の診療のカード。上部の帯に最も重要な情報を、その下に診察からお届けまでの段階を表示します（§visit-card、§under-way、§fact-once） */
export function VisitCard({ visit, now, order = 2, lead = false, told, alert, children }: VisitCardProps) {
  const { start_time: start, subject, deliver_time, admin_user } = visit;
  const state = stateAt(visit, now);
  const step = visitStep(state, deliver_time, now);
  const { title, facts, opensAt, leaf, tone } = visitHeader(visit, now, told);
  return (
    <Card component="article" aria-label={copy.articleName(formatDayTime(start, now), subject)}>
      <CardHeader
        id={headerIdOf(visit)}
        title={title}
        order={order}
        small={!lead}
        badge={<StatusBadge state={state} overdue={isOverdue(visit, now)} />}
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
      {alert && <Text role="alert">{alert}</Text>}
      {children}
    </Card>
  );
}
