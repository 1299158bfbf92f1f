import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { patientStore } from '../../device/patientStore';
import { usePatient } from '../../api/ClinicProvider';
import { useWillTell } from '../../api/messageChoice';
import { useReadReservations, useReservations } from '../../api/reservations';
import { useOpenLink } from '../../api/useOpenLink';
import { usePlatform } from '../../messaging/PlatformProvider';
import { paths } from '../../paths';
import { useDialog } from '../../components/overlays/Dialog/useDialog';
import { FullScreenDialog } from '../../components/overlays/FullScreenDialog/FullScreenDialog';
import { useSettled } from '../../components/overlays/FullScreenDialog/useSettled';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';
import { payment } from '../../copy/money';
import { completion } from '../../copy/completion';
import { isOwed, paymentKnown } from '../../domain/money/payment';
import { stateOf } from '../../domain/visit/reservation';
import { Card, DataList, Paper } from '@mantine/core';
import type { Reservation } from '../../api/contract/reservations';
import { Text } from '../../components/layout/JaText/texts';
import { ItemValue } from '../../components/layout/JaText/rows';
import { formatYen } from '../../domain/money/bill';
import { formatDayWithWeekday, toJstDate, type Instant, type JstDate } from '../../domain/calendar/jst';
import { formatDeliveryWindow, windowAfterPayment } from '../../domain/medicine/delivery';
import { TicketHead } from '../../components/visit/VisitTicket/TicketHead';
import { useNow } from '../../device/clinicClock';

interface PaidSlipProps {
  paid: Reservation;
  clinicName: string;
  /** Null where the payment was not made in this window. */
  paidOn: JstDate | null;
  now: Instant;
}

function PaidSlip({ paid, clinicName, paidOn, now }: PaidSlipProps) {
  const { amount = null, deliver_user: address } = paid;
  const [main, ...rows] = [
    { label: completion.amount, value: amount === null ? '' : formatYen(amount) },
    { label: completion.paidOn, value: paidOn ? formatDayWithWeekday(paidOn, now) : '' },
    {
      label: completion.arrival,
      value: paidOn ? formatDeliveryWindow(windowAfterPayment(paidOn), now) : completion.arrives,
    },
    { label: completion.address, value: [address?.address, address?.apartment].filter(Boolean).join('\n') },
  ].filter(({ value }) => value !== '');
  return (
    <Card component="section" aria-label={completion.slip}>
      <TicketHead
        name={clinicName}
        aside={
          <Paper bd="4px double asagi" px="sm" style={{ transform: 'rotate(-8deg)' }}>
            <Text span fw={700} fz="xl" c="asagi">
              {completion.stamp}
            </Text>
          </Paper>
        }
      >
        <Text c="dimmed">{main?.label}</Text>
        <Text fw={700} fz="amount" lh="sm">
          {main?.value}
        </Text>
      </TicketHead>
      {rows.length > 0 && (
        <DataList orientation="vertical" ta="start" style={{ whiteSpace: 'pre-line' }}>
          {rows.map(({ label, value }) => (
            <DataList.Item key={label}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <ItemValue fw={700}>{value}</ItemValue>
            </DataList.Item>
          ))}
        </DataList>
      )}
    </Card>
  );
}

const { result: copy } = payment;

/** While the clinic has not been notified of the payment. */
const READ_AGAIN_MS = 5000;

/** How long the dialog waits for the list, so that its text does not change after it opens. */
const WAIT_MS = 2000;

const PICTURES = {
  paid: 'parcel',
  confirming: 'hourglass',
  noBill: 'payment-empty',
  unread: 'server-trouble',
} as const;

interface PaymentResultPageProps {
  result: 'success' | 'cancel';
  clinicName: string;
}

/**
 * `/payment/success` and `/payment/cancel`: where the card provider sends the patient back. Only the provider's webhook
 * marks a bill as paid, and it may arrive later than the patient (§paid-by-notice-only, §payment-result-known).
 */
export function PaymentResultPage({ result, clinicName }: PaymentResultPageProps) {
  const navigate = useNavigate();
  const platform = usePlatform();
  const list = useReservations();
  const paying = patientStore('paying', usePatient()).read();
  const all = list.status === 'ready' ? list.data.all_reservations : [];
  const read = list.status === 'ready' ? paymentKnown(all, paying) : null;
  const confirming = result === 'success' && read === 'confirming';
  useReservations(confirming ? READ_AGAIN_MS : 0);

  const [shown, show, close] = useDialog('result');
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);

  // A payment that was cancelled here may have been made elsewhere.
  const cancelled = result === 'cancel' && !(paying !== null && read === 'paid');
  const known = read ?? (list.status === 'failed' ? 'unread' : 'confirming');
  const words = cancelled ? copy.cancelled : copy.known[known];
  const awaited = all.filter(
    (visit) => (paying === null || visit.id === paying) && stateOf(visit) === 'awaitingShipment',
  );
  const isOld = cancelled ? read !== 'confirming' : known === 'paid' && awaited.length === 0;
  const again = cancelled && read === 'confirming' ? (paying ?? all.find(isOwed)?.id) : undefined;
  // With several, the page cannot know which was paid.
  const now = useNow();
  const paid = !cancelled && known === 'paid' && awaited.length === 1 ? awaited[0] : undefined;
  const willTell = useSettled(useWillTell(cancelled ? null : 'reminders'), false, true);
  const { state: opening, run: openReceipt } = useOpenLink({
    read: useReadReservations(),
    linkOf: ({ all_reservations }, id) => all_reservations.find((visit) => visit.id === id)?.bill_url ?? null,
    open: platform.openExternal,
    // My Page offers the receipt too, and says why it cannot be opened.
    onEnd: (end) => (end.status === 'done' && end.result === 'opened' ? undefined : close()),
  });
  const ready = (list.status !== 'loading' || waited) && willTell !== undefined;
  // On top of My Page, so that closing it never leads back to the card provider.
  const arrive = useEffectEvent(() => {
    if (shown !== null) return;
    void navigate(paths.reservations, { replace: true });
    show(true);
  });
  useEffect(() => {
    if (ready) arrive();
  }, [ready]);
  const opened = ready && shown !== null;
  return (
    <>
      {!opened && <Skeletons shape="card" />}
      <FullScreenDialog
        opened={opened}
        title={words.title}
        picture={paid ? undefined : cancelled ? 'payment-cancelled' : PICTURES[known]}
        done={!cancelled && known === 'paid'}
        onClose={close}
        actions={
          <>
            {again !== undefined && (
              <MainButton onClick={() => void navigate(paths.deliver(again), { replace: true })}>
                {copy.payAgain}
              </MainButton>
            )}
            <MainButton variant={again === undefined ? 'main' : 'quiet'} onClick={close}>
              {completion.seeReservations}
            </MainButton>
            {paid?.bill_url && (
              <MainButton variant="quiet" busy={opening.status === 'busy'} onClick={() => openReceipt(paid.id)}>
                {completion.receipt}
              </MainButton>
            )}
          </>
        }
      >
        <div role="status">
          {paid ? (
            <PaidSlip
              paid={paid}
              clinicName={clinicName}
              paidOn={paying === paid.id ? toJstDate(now) : null}
              now={now}
            />
          ) : (
            <Text>{isOld ? copy.seeReservations : words.text}</Text>
          )}
        </div>
        {paid && willTell && <Text>{completion.notified.sent}</Text>}
      </FullScreenDialog>
    </>
  );
}
