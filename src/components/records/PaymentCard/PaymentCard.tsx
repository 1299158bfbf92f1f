import { Anchor, Card, Divider, Group } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { payment } from '../../../copy/paymentCopy';
import { reservation as copy } from '../../../copy/reservationCopy';
import { formatDayTime, type Instant, type JstDate } from '../../../domain/jst';
import { VisitHead } from '../ReservationCard/VisitHead';
import { AmountDue } from './AmountDue';

interface PaymentCardProps {
  /** お支払いが必要な診療 */
  reservation: {
    start_time: Instant;
    subject: string;
    first: boolean;
    admin_user: { lastname: string };
    amount?: number | null | undefined;
    pay_by?: JstDate | null | undefined;
  };
  /** 現在時刻（ミリ秒） */
  now: Instant;
  /** お振込を選んで、まだ入金を確認していないとき true */
  transfer?: boolean;
  /** リンク先。「お支払いへ進む」は診療明細、「お振込先を見る」はお振込先 */
  to: string;
}

/**
 * お支払いが必要な診療1件。カード全体が診療明細、お振込待ちならお振込先へのリンクです（§payment-list-owed、
 * §transfer-shown）
 */
export function PaymentCard({ reservation, now, transfer = false, to }: PaymentCardProps) {
  const id = useId();
  const { start_time, subject, first, admin_user, amount, pay_by } = reservation;
  const dayTime = formatDayTime(start_time, now);
  return (
    <Card component="article" aria-label={copy.articleName(dayTime, subject)}>
      <VisitHead
        id={id}
        order={2}
        dayTime={dayTime}
        state={transfer ? 'awaitingTransfer' : 'awaitingPayment'}
        subject={subject}
        first={first}
        lastname={admin_user.lastname}
      />
      <AmountDue amount={amount} payBy={pay_by} now={now} />
      <Divider />
      <Group justify="space-between" wrap="nowrap" gap="xs" mih="2.5rem" mb={-4} c="asagi">
        <Anchor component={Link} to={to} fw={700} underline="never" data-covers-card aria-describedby={id}>
          {transfer ? copy.toBankDetails : payment.pay}
        </Anchor>
        <IconChevronRight aria-hidden size="1.25rem" />
      </Group>
    </Card>
  );
}
