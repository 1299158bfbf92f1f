import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { common } from '../../copy/common';
import { payment } from '../../copy/payment';
import { reservation as copy } from '../../copy/reservation';
import { formatDayTime, parseInstant } from '../../domain/jst';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import classes from './PaymentCard.module.css';

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
    <article aria-label={copy.articleName(dayTime, subject)} className={classes.card}>
      <div className={classes.head}>
        <h2 id={id} className={`${classes.time} tabular`}>
          {copy.startsAt(dayTime)}
        </h2>
        <StatusBadge state="awaitingPayment" />
      </div>
      <p className={classes.about}>
        <span>{copy.visit(subject, first ? common.firstVisit : common.repeatVisit)}</span>
        <span>{common.doctor(admin_user.lastname)}</span>
      </p>
      <p className={classes.action}>
        <Link to={to} className={classes.link} aria-describedby={id}>
          {payment.pay}
        </Link>
        <IconChevronRight aria-hidden size="1.25rem" className={classes.arrow} />
      </p>
    </article>
  );
}
