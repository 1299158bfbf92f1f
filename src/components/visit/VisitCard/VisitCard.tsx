import { Card } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { band as bandCopy, reservation as copy } from '../../../copy/visit';
import { VISIT_STEPS, visitStep } from '../../../domain/visit/history';
import { formatDayTime, toJstDate, type Instant, type JstDate } from '../../../domain/calendar/jst';
import { LeadBand } from '../../layout/Lead/LeadBand';
import { StepIndicator } from '../../layout/StepIndicator/StepIndicator';
import { Text } from '../../layout/Unbroken/texts';
import { Countdown } from '../Countdown/Countdown';
import { DateTile } from '../DateTile/DateTile';
import { DoctorPicture } from '../DoctorPicture/DoctorPicture';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { OpenStep, type OpenStepProps } from './OpenStep';
import type { ReservationItem } from './reservationItem';
import { restWords, visitBand } from './visitBand';
import { VisitRows, type VisitRowsProps } from './VisitRows';

export interface VisitCardProps extends Omit<OpenStepProps, 'filled' | 'describedBy'>, VisitRowsProps {
  /** 予約 */
  reservation: ReservationItem;
  /** 現在時刻（ミリ秒） */
  now: Instant;
  /** 帯の1文の、見出しの深さ。見出しのある欄の中では3 */
  order?: 2 | 3;
  /** いま大切な1件のとき true。帯が画面のはじめの1文になり、ボタンが塗りつぶしになります */
  lead?: boolean;
  /** 上の1文がもう言っている、お支払いの期限 */
  told?: JstDate | null;
  /** 帯の事実に添えて、表示と同時に読み上げるお知らせ */
  alert?: string | undefined;
  /** 行の下に置くもの（変更・そのほか） */
  children?: ReactNode;
}

/**
 * 1件の診療の1枚。帯がいま大切なことを言い、診察からお届けまでの段階のいまの段階だけを開いて、することを1つだけ示します。
 * ほかのことは行に並べます（§visit-card、§state-from-flags、§under-way）
 */
export function VisitCard(props: VisitCardProps) {
  const { reservation, now, order = 2, lead = false, told, alert, children } = props;
  const { start_time: start, state, subject, deliverTime, payBy, doctorId, picture } = reservation;
  const owed = state === 'awaitingPayment' || state === 'awaitingTransfer';
  const isOverdue = owed && Boolean(payBy) && toJstDate(now) > (payBy ?? '');
  const titleId = useId();
  const step = visitStep(state, deliverTime, now);
  const { title, facts, opensAt, leaf, tone } = visitBand(reservation, now, told);
  return (
    <Card component="article" aria-label={copy.articleName(formatDayTime(start, now), subject)}>
      <LeadBand
        id={titleId}
        title={title}
        order={order}
        small={!lead}
        badge={<StatusBadge state={state} overdue={isOverdue} />}
        {...(tone && { tone })}
        leaf={leaf && <DateTile date={toJstDate(start)} />}
        face={state === 'booked' && <DoctorPicture id={doctorId} picture={picture} size={44} />}
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
                      {bandCopy.opensIn(restWords(rest))}
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
      <OpenStep {...props} filled={lead} describedBy={titleId} />
      <VisitRows {...props} />
      {children}
    </Card>
  );
}
