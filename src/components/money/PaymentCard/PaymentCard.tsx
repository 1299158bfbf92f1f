import { Card } from '@mantine/core';
import { useId } from 'react';
import { payment } from '../../../copy/money';
import { reservation as copy } from '../../../copy/visit';
import type { VisitKind } from '../../../domain/booking/block';
import { formatDayTime, type Instant, type JstDate } from '../../../domain/calendar/jst';
import { MainButton } from '../../actions/MainButton/MainButton';
import { VisitHead } from '../../visit/ReservationCard/VisitHead';
import { AmountDue } from './AmountDue';

interface PaymentCardProps {
  /** お支払いが必要な診療 */
  reservation: {
    start_time: Instant;
    subject: string;
    kind: VisitKind;
    admin_user: { lastname: string };
    amount?: number | null | undefined;
    pay_by?: JstDate | null | undefined;
  };
  /** 現在時刻（ミリ秒） */
  now: Instant;
  /** お振込を選んで、まだ入金を確認していないとき true */
  transfer?: boolean;
  /** いちばん先にすることなら true（ボタンを塗りつぶします） */
  main?: boolean;
  /** リンク先。「お支払いへ進む」は診療明細、「お振込先を見る」はお振込先 */
  to: string;
}

/** お支払いが必要な診療1件。予約履歴と同じボタンで、診療明細へ、お振込待ちならお振込先へ進めます（§transfer-shown） */
export function PaymentCard({ reservation, now, transfer = false, main = false, to }: PaymentCardProps) {
  const id = useId();
  const { start_time, subject, kind, admin_user, amount, pay_by } = reservation;
  const dayTime = formatDayTime(start_time, now);
  return (
    <Card component="article" aria-label={copy.articleName(dayTime, subject)}>
      <VisitHead
        id={id}
        order={2}
        dayTime={dayTime}
        state={transfer ? 'awaitingTransfer' : 'awaitingPayment'}
        subject={subject}
        kind={kind}
        lastname={admin_user.lastname}
      />
      <AmountDue amount={amount} payBy={pay_by} now={now} />
      <MainButton to={to} describedBy={id} variant={main ? 'main' : 'outline'}>
        {transfer ? copy.toBankDetails : payment.pay}
      </MainButton>
    </Card>
  );
}
