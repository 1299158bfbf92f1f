import { Stack } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { useNow } from '../../device/clinicClock';
import type { Reservation } from '../../api/contract/reservations';
import { useCan } from '../../api/ClinicProvider';
import { useReservations } from '../../api/reservations';
import { useNextStep } from '../../booking/useNextStep';
import { ActionResult } from '../../components/feedback/ActionResult/ActionResult';
import { useDialog } from '../../components/overlays/Dialog/useDialog';
import { ContactDialog } from '../../components/overlays/ContactDialog/ContactDialog';
import { useContact } from '../../components/feedback/ContactWays/contactContext';
import { FailureNotice } from '../../components/feedback/FailureNotice/FailureNotice';
import { LostRows } from '../../components/feedback/Read/LostRows';
import { FailureScreen } from '../../components/feedback/FailureScreen/FailureScreen';
import { NextStepLead } from '../../components/visit/NextStepLead/NextStepLead';
import { Section } from '../../components/layout/Section/Section';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';
import { stale } from '../../copy/trouble';
import { titles } from '../../copy/app';
import { reservation as copy } from '../../copy/visit';
import { arrangeReservations } from '../../domain/visit/history';
import { reservationInTheWay, hasUnpaidAlert } from '../../domain/visit/shown';
import { visitOf } from '../../domain/visit/nextStep';
import { isRoomOpen } from '../../domain/reservation/times';
import { paths } from '../../paths';
import { usePlatform } from '../../messaging/PlatformProvider';
import { CalendarDialog } from '../../components/overlays/CalendarDialog/CalendarDialog';
import { calendarOf } from './parts/calendarOf';
import { CancelDialog } from './parts/CancelDialog';
import { CancelledDialog } from './parts/CancelledDialog';
import { CompletionDialog } from './parts/CompletionDialog';
import { History } from './parts/History';
import { MyReservation } from './parts/MyReservation';
import { NoBooking } from './parts/NoBooking';
import { PrepareSheet } from './parts/PrepareSheet';
import { useCancel } from './parts/useCancel';
import { ChangeDeliverDialog } from './parts/ChangeDeliverDialog';
import { useChangingDeliver } from './parts/useChangingDeliver';
import { useChat } from './parts/useChat';
import { useReceipt } from './parts/useReceipt';

/** The list has the room's link from 5 minutes before the start (§room-link-owner); it is read again until then. */
const READ_AGAIN_MS = 15_000;

interface ReservationsPageProps {
  clinicName: string;
  /** Permanent link that opens the app in LINE, without trailing slash. */
  appUrl: string;
  /** Where the patient can add the official account as a friend; null hides the offer. */
  friendUrl: string | null;
  /** The fee in yen for a cancellation on the day; null where none is set. */
  cancelFee: number | null;
}

/** `/mypage/reservation`: what goes on, is booked and is over (§under-way, §current-and-past). */
export function ReservationsPage({ clinicName, appUrl, friendUrl, cancelFee }: ReservationsPageProps) {
  const changeTime = useCan('change_time');
  const platform = usePlatform();
  const list = useReservations();
  const now = useNow();
  const step = useNextStep(now);
  const receipts = useReceipt();
  const chatOf = useChat({ clinicName, appUrl });
  const [preparing, prepare, closePrepare] = useDialog('prepare');
  const contact = useContact();
  const [asking, ask, closeContact] = useDialog('contact');
  // The reservation to be added to a calendar.
  const [datedId, date, closeCalendar] = useDialog<number>('calendar');
  const all = list.status === 'ready' ? list.data.all_reservations : [];
  const addToCalendar = (way: 'google' | 'file') => {
    const dated = all.find(({ id }) => id === datedId);
    if (dated) platform.openExternal(calendarOf(dated, appUrl, location.origin)[way]);
    closeCalendar();
  };
  const setDated = ({ id }: Reservation) => date(id);
  const askClinic = contact && (() => ask(true));
  const cancel = useCancel(list, { askClinic, fee: cancelFee, now });
  const delivers = useCan('change_deliver');
  const changing = useChangingDeliver(all);
  const [query] = useSearchParams();
  const lacksLink = (one: Reservation) => !one.admin_user.zoom_url && !one.rebook && isRoomOpen(one, now);
  useReservations(list.status === 'ready' && list.data.now_reservations.some(lacksLink) ? READ_AGAIN_MS : 0);

  if (list.status === 'failed')
    return (
      <>
        <FailureScreen kind={list.failure.kind} onRetry={list.retry} />
        {/* It is booked, whatever became of the list. */}
        <CompletionDialog held={null} over={false} now={now} friendUrl={null} onAddToCalendar={setDated} />
      </>
    );
  if (list.status === 'loading' || step === null) return <Skeletons shape="card" />;
  const every = list.data.all_reservations;
  const { underWay, current, past } = arrangeReservations(every, now);
  const held = reservationInTheWay(current, now);
  // A patient for whom nothing goes on or went on has no next step but to book, which the empty list says.
  const isNew = step.kind === 'none' && underWay.length === 0 && !every.some(({ finish }) => finish);
  const leading = visitOf(step);
  const alert = hasUnpaidAlert(list.data, now) ? copy.unpaidAlert : undefined;
  const check = () => platform.openExternal(`${location.origin}/check.html`);
  const card = (one: Reservation) => (
    <MyReservation
      key={one.id}
      one={one}
      now={now}
      lead={one === leading}
      told={step.kind === 'debts' ? step.payBy : null}
      alert={one === leading ? alert : undefined}
      cardMissing={step.kind === 'enterRoom' && one === leading && step.cardMissing}
      fee={cancelFee}
      changeTime={changeTime}
      moreOpened={query.get('more') === 'open'}
      cancel={cancel}
      receipts={receipts}
      chat={chatOf(one)}
      onPrepare={() => prepare(true)}
      onCheck={check}
      onAddToCalendar={setDated}
      onChangeDeliver={delivers ? changing.ask : null}
      {...(contact && { onContact: () => ask(true) })}
    />
  );
  const leadFirst = <Item,>(items: Item[], leads: (item: Item) => boolean) => [
    ...items.filter(leads),
    ...items.filter((item) => !leads(item)),
  ];
  const isLeading = (one: Reservation) => one === leading;
  const parts = leadFirst(
    [
      { title: copy.underWay, visits: leadFirst(underWay, isLeading), rest: null },
      {
        title: copy.current,
        visits: leadFirst(current, isLeading),
        rest: current.length === 0 && (
          <NoBooking alone={isNew} offered={step.kind === 'none' || step.kind === 'bookAgain'} />
        ),
      },
    ].filter(({ visits, rest }) => visits.length > 0 || rest !== null),
    ({ visits }) => visits.some(isLeading),
  );
  return (
    <Stack gap="lg">
      <ActionResult {...cancel.result} />
      <ActionResult {...changing.done} />
      {list.stale && <FailureNotice failure={list.stale} title={stale(titles.reservations)} onReload={list.reload} />}
      <LostRows count={list.lost} />
      {!isNew && !('visit' in step) && (
        <NextStepLead step={step} now={now} alert={alert} to={step.kind === 'debts' ? paths.payment : paths.reserve} />
      )}
      {parts.map(({ title, visits, rest }) => (
        <Section key={title} title={title} silent={visits.some(isLeading)}>
          {visits.map(card)}
          {rest}
        </Section>
      ))}
      <Section title={copy.past}>
        <History past={past} now={now} fee={cancelFee} receipts={receipts} />
      </Section>
      <CancelDialog
        asked={cancel.asked}
        now={now}
        busy={cancel.busy}
        fee={cancelFee}
        changeTime={changeTime}
        onYes={cancel.confirm}
        onNo={cancel.dismiss}
      />
      <CancelledDialog done={cancel.done} onClose={cancel.dismiss} />
      <CalendarDialog
        opened={datedId !== null}
        onGoogle={() => addToCalendar('google')}
        onFile={() => addToCalendar('file')}
        onClose={closeCalendar}
      />
      <ChangeDeliverDialog
        {...changing.dialog}
        onReload={() => {
          list.reload();
          changing.dialog.onNo();
        }}
      />
      <ContactDialog opened={asking !== null} onClose={closeContact} />
      <CompletionDialog
        held={held}
        over={held === null && list.data.all_reservations.length > 0}
        now={now}
        friendUrl={friendUrl}
        onAddToCalendar={setDated}
      />
      <PrepareSheet opened={preparing !== null} onClose={closePrepare} onCheck={check} />
    </Stack>
  );
}
