import { Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNow } from '../../device/clinicClock';
import type { Reservation } from '../../api/contract';
import { useReservations } from '../../api/reservationsApi';
import { paths } from '../../paths';
import { ActionOutcome } from '../../components/feedback/ActionOutcome/ActionOutcome';
import { ContactDialog } from '../../components/overlays/ContactDialog/ContactDialog';
import { useContact } from '../../components/feedback/ContactWays/contactContext';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState';
import { FailureNotice } from '../../components/feedback/FailureNotice/FailureNotice';
import { FailureScreen } from '../../components/feedback/FailureScreen/FailureScreen';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { Notice } from '../../components/feedback/Notice/Notice';
import { ReservationCard } from '../../components/records/ReservationCard/ReservationCard';
import { Section } from '../../components/layout/Section/Section';
import { ReservationsSkeleton } from '../../components/feedback/Skeletons/ReservationsSkeleton';
import { empty } from '../../copy/emptyCopy';
import { reservation as copy } from '../../copy/reservationCopy';
import { reservationInTheWay } from '../../domain/duplicate';
import { awaitsTransfer, hasUnpaidAlert, isOverdue, pastReservations, reservationsAt } from '../../domain/reservation';
import { isRoomOpen } from '../../domain/visitPhase';
import { isSubjectId } from '../../domain/subjects';
import { usePlatform } from '../../messaging/PlatformProvider';
import { CalendarDialog } from '../../components/overlays/CalendarDialog/CalendarDialog';
import { calendarOf } from './parts/calendarOf';
import { CancelDialog } from './parts/CancelDialog';
import { CompletionDialog } from './parts/CompletionDialog';
import { MyNextStep } from './parts/MyNextStep';
import { PrepareSheet } from './parts/PrepareSheet';
import { ReceiptTrouble } from './parts/ReceiptTrouble';
import { toCard } from './parts/toCard';
import { useCancel } from './parts/useCancel';
import { useChat } from './parts/useChat';
import { useReceipt } from './parts/useReceipt';

interface ReservationsPageProps {
  clinicName: string;
  /** Permanent link that opens the app in LINE, without trailing slash. */
  appUrl: string;
  /** Where the patient can add the official account as a friend; null hides the offer. */
  friendUrl: string | null;
  /** The fee in yen for a cancellation on the day; null when the clinic has not named it. */
  cancelFee: number | null;
  /** False where a time can't be changed. */
  changeTime: boolean;
}

/** `/mypage/reservation`: current and past reservations (§current-and-past). */
export function ReservationsPage({ clinicName, appUrl, friendUrl, cancelFee, changeTime }: ReservationsPageProps) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const list = useReservations();
  const { mutate } = list;
  const now = useNow(1000);
  const { receipt, openReceipt } = useReceipt(list);
  const chatOf = useChat({ clinicName, appUrl });
  const [preparing, setPreparing] = useState(false);
  const contact = useContact();
  const [asking, setAsking] = useState(false);
  // The reservation to be added to a calendar.
  const [dated, setDated] = useState<Reservation | null>(null);
  const addToCalendar = (way: 'google' | 'file') => {
    if (dated) platform.openExternal(calendarOf(dated, appUrl, location.origin)[way]);
    setDated(null);
  };
  const cancel = useCancel(contact && (() => setAsking(true)), () => void mutate().catch(() => undefined));
  const listed = list.status === 'ready' ? list.data.now_reservations : [];

  // The list contains the room's link from 5 minutes before the start, so read it again at that moment.
  const waiting = listed.some((one) => !one.admin_user.zoom_url && isRoomOpen(one, now));
  useEffect(() => {
    if (!waiting) return undefined;
    const read = () => void mutate().catch(() => undefined);
    read();
    const timer = setInterval(read, 15_000);
    return () => clearInterval(timer);
  }, [waiting, mutate]);

  if (list.status === 'loading') return <ReservationsSkeleton label={copy.loading} />;
  if (list.status === 'failed') return <FailureScreen kind={list.failure.kind} onRetry={list.retry} />;
  const reservations = reservationsAt(list.data, now);
  const current = reservations.now_reservations;
  const past = pastReservations(current, reservations.all_reservations);
  const asked = reservations.all_reservations.find(({ id }) => id === cancel.askedId);
  // From the start on the clinic cancels and changes nothing, so nothing offers it.
  const hasBegun = (one: Reservation) => now >= one.start_time;
  const card = (one: Reservation, subject = one.subject_id) => (
    <ReservationCard
      key={one.id}
      reservation={toCard(one, now)}
      now={now}
      payTo={awaitsTransfer(one) ? paths.bankDetails(one.id) : paths.bill(one.id)}
      bookTo={paths.backToSlots(isSubjectId(subject) ? subject : null)}
      onEnterRoom={() => one.admin_user.zoom_url && platform.openExternal(one.admin_user.zoom_url)}
      {...(!hasBegun(one) && { onCancel: cancel.ask })}
      cancelBusy={cancel.checkedId === one.id}
      {...(changeTime &&
        isSubjectId(subject) &&
        !hasBegun(one) && { onChangeTime: () => void navigate(paths.slots(subject, one.id)) })}
      onOpenReceipt={() => openReceipt(one.id)}
      receiptBusy={receipt.status === 'busy' && receipt.input === one.id}
      receiptNote={<ReceiptTrouble receipt={receipt} id={one.id} />}
      onPrepare={() => setPreparing(true)}
      onAddToCalendar={() => setDated(one)}
      {...(contact && { onContact: () => setAsking(true) })}
      chat={chatOf(one)}
    />
  );
  return (
    <Stack gap="lg">
      <ActionOutcome {...cancel.outcome} onLogin={platform.relogin} />
      {list.stale && (
        <FailureNotice failure={list.stale} title={copy.stale} onLogin={platform.relogin} onReload={list.reload} />
      )}
      {hasUnpaidAlert(reservations, now) ? (
        // The notice is the next step itself, so there is no second card.
        <Notice
          tone="warm"
          role="alert"
          title={copy.unpaidAlert}
          {...(reservations.all_reservations.some((one) => isOverdue(one, now)) && { text: copy.unpaidOverdue })}
          action={{ label: copy.unpaidAction, to: paths.payment }}
        />
      ) : (
        <MyNextStep now={now} seen={past.some(({ finish }) => finish)} />
      )}
      <Section title={copy.current}>
        {current.map((one) => card(one))}
        {current.length === 0 && (
          <EmptyState picture="calendar-empty" title={empty.currentReservations}>
            <MainButton to={paths.reserve}>{copy.bookNow}</MainButton>
          </EmptyState>
        )}
      </Section>
      <Section title={copy.past}>
        {past.map((one) => card(one))}
        {past.length === 0 && <EmptyState picture="calendar-empty" title={empty.pastReservations} />}
      </Section>
      <CancelDialog
        asked={asked}
        now={now}
        busy={cancel.busy}
        fee={cancelFee}
        onYes={cancel.confirm}
        onNo={cancel.dismiss}
      />
      <CalendarDialog
        opened={dated !== null}
        onGoogle={() => addToCalendar('google')}
        onFile={() => addToCalendar('file')}
        onClose={() => setDated(null)}
      />
      <ContactDialog opened={asking} onClose={() => setAsking(false)} />
      <CompletionDialog
        held={reservationInTheWay(current, now)}
        now={now}
        friendUrl={friendUrl}
        onAddToCalendar={setDated}
      />
      <PrepareSheet
        opened={preparing}
        onClose={() => setPreparing(false)}
        onCheck={() => platform.openExternal(`${location.origin}/check.html`)}
      />
    </Stack>
  );
}
