import { useEffect } from 'react';
import { useNow } from '../../api/clock';
import type { Reservation } from '../../api/contract';
import { useReservations } from '../../api/reservations';
import { paths } from '../../app/paths';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { FailureNotice } from '../../components/FailureNotice/FailureNotice';
import { FailureScreen } from '../../components/FailureScreen/FailureScreen';
import { MainButton } from '../../components/MainButton/MainButton';
import { Notice } from '../../components/Notice/Notice';
import { ReservationCard } from '../../components/ReservationCard/ReservationCard';
import { CardSkeleton } from '../../components/Skeletons/Skeletons';
import { empty } from '../../copy/empty';
import { reservation as copy } from '../../copy/reservation';
import { parseInstant } from '../../domain/jst';
import { hasUnpaidAlert, isRoomOpen, pastOf } from '../../domain/reservation';
import { usePlatform } from '../../messaging/PlatformProvider';
import { CancelDialog } from './parts/CancelDialog';
import { CompletionDialog } from './parts/CompletionDialog';
import { toCard } from './parts/toCard';
import { useCancel } from './parts/useCancel';
import classes from './ReservationsPage.module.css';

/** `/mypage/reservation`: current and past reservations (spec §2 "Reservation history", §4). */
export function ReservationsPage() {
  const platform = usePlatform();
  const list = useReservations();
  const { mutate } = list;
  const now = useNow(1000);
  const { cancel, ask, dismiss, confirm } = useCancel();
  const current = list.status === 'ready' ? list.data.now_reservations : [];

  // The room's link comes with the list from 5 minutes before the start: when that moment passes, read again.
  const waiting = current.some((one) => !one.admin_user.zoom_url && isRoomOpen(parseInstant(one.start_time) ?? 0, now));
  useEffect(() => {
    if (!waiting) return undefined;
    const read = () => void mutate().catch(() => undefined);
    read();
    const timer = setInterval(read, 15_000);
    return () => clearInterval(timer);
  }, [waiting, mutate]);

  if (list.status === 'loading') return <CardSkeleton label={copy.loading} />;
  if (list.status === 'failed') return <FailureScreen kind={list.failure.kind} onRetry={list.retry} />;
  const past = pastOf(list.data.now_reservations, list.data.all_reservations);
  const card = (one: Reservation) => (
    <ReservationCard
      key={one.id}
      reservation={toCard(one)}
      now={now}
      payTo={paths.bill(one.id)}
      onEnterRoom={() => one.admin_user.zoom_url && platform.openExternal(one.admin_user.zoom_url)}
      onCancel={ask}
      onOpenReceipt={() => one.bill_url && platform.openExternal(one.bill_url)}
    />
  );
  return (
    <div className={classes.page}>
      {cancel.status === 'done' && <Notice tone="info" role="status" title={copy.cancelled} />}
      {cancel.status === 'failed' && (
        <FailureNotice failure={cancel.failure} title={copy.cancelFailed} onLogin={platform.relogin} />
      )}
      {list.stale && <FailureNotice failure={list.stale} title={copy.stale} onLogin={platform.relogin} />}
      {hasUnpaidAlert(list.data) && (
        <Notice
          tone="warm"
          role="alert"
          title={copy.unpaidAlert}
          action={{ label: copy.unpaidAction, to: paths.payment }}
        />
      )}
      <section aria-labelledby="current" className={classes.section}>
        <h2 id="current">{copy.current}</h2>
        {current.map(card)}
        {current.length === 0 && (
          <EmptyState picture="calendar-empty" title={empty.currentReservations}>
            <MainButton to={paths.reserve}>{copy.bookNow}</MainButton>
          </EmptyState>
        )}
      </section>
      <section aria-labelledby="past" className={classes.section}>
        <h2 id="past">{copy.past}</h2>
        {past.map(card)}
        {past.length === 0 && <EmptyState picture="calendar-empty" title={empty.pastReservations} />}
      </section>
      <CancelDialog
        opened={cancel.status === 'asking' || cancel.status === 'busy'}
        busy={cancel.status === 'busy'}
        onYes={() => void confirm()}
        onNo={dismiss}
      />
      <CompletionDialog />
    </div>
  );
}
