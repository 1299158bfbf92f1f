import { Anchor, Card, Divider, Group } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { payment } from '../../../copy/paymentCopy';
import { reservation as copy } from '../../../copy/reservationCopy';
import { formatDayTime, parseInstant } from '../../../domain/jst';
import { VisitHead } from '../ReservationCard/VisitHead';

interface PaymentCardProps {
  /** お支払いが必要な診療 */
  reservation: { start_time: string; subject: string; first: boolean; admin_user: { lastname: string } };
  /** 「お支払いへ進む」のリンク先（診療明細） */
  to: string;
}

/** お支払いが必要な診療1件。カード全体が診療明細へのリンクです（spec §2、D12） */
export function PaymentCard({ reservation, to }: PaymentCardProps) {
  const id = useId();
  const { start_time, subject, first, admin_user } = reservation;
  const dayTime = formatDayTime(parseInstant(start_time) ?? 0);
  return (
    <Card component="article" aria-label={copy.articleName(dayTime, subject)}>
      <VisitHead
        id={id}
        order={2}
        dayTime={dayTime}
        state="awaitingPayment"
        subject={subject}
        first={first}
        lastname={admin_user.lastname}
      />
      <Divider />
      <Group justify="space-between" wrap="nowrap" gap="xs" mih="2.5rem" mb={-4} c="asagi">
        <Anchor component={Link} to={to} fw={700} underline="never" data-covers-card aria-describedby={id}>
          {payment.pay}
        </Anchor>
        <IconChevronRight aria-hidden size="1.25rem" />
      </Group>
    </Card>
  );
}
