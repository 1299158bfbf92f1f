import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { patientStore } from '../../device/patientStore';
import { usePatientId } from '../../api/ClinicProvider';
import { useWillNotify } from '../../api/messageChoice';
import { useReadReservations, useReservations } from '../../api/reservations';
import { useOpenLink } from '../../api/useOpenLink';
import { usePlatform } from '../../messaging/PlatformProvider';
import { paths } from '../../paths';
import { useDialog } from '../../components/overlays/Dialog/useDialog';
import { FullScreenDialog } from '../../components/overlays/FullScreenDialog/FullScreenDialog';
import { useSettled } from '../../components/overlays/FullScreenDialog/useSettled';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';
import { common } from '../../copy/common';
import { payment } from '../../copy/money';
import { completion } from '../../copy/completion';
import { isOwed, paymentStatus } from '../../domain/money/payment';
import { stateOf } from '../../domain/visit/reservation';
import { Card, DataList, Paper } from '@mantine/core';
import type { Reservation } from '../../api/contract/reservations';
import { Text } from '../../components/layout/JaText/texts';
import { ItemValue } from '../../components/layout/JaText/rows';
import { formatYen } from '../../domain/money/bill';
import { formatDayWithWeekday, toJstDate, type Instant, type JstDate } from '../../domain/calendar/jst';
import { formatDeliveryWindow, deliveryWindowAfterPayment } from '../../domain/medicine/delivery';
import { TicketHead } from '../../components/visit/VisitTicket/TicketHead';
import { useNow } from '../../device/clinicClock';

interface PaidSlipProps {
  paidVisit: Reservation;
  clinicName: string;
  /** Unknown (null) if the patient paid in another window. */
  paidOn: JstDate | null;
  now: Instant;
}

function PaidSlip({ paidVisit, clinicName, paidOn, now }: PaidSlipProps) {
  const { amount = null, deliver_user: address } = paidVisit;
  const [firstItem, ...rows] = [
    { label: completion.amount, value: amount === null ? '' : formatYen(amount) },
    { label: completion.paidOn, value: paidOn ? formatDayWithWeekday(paidOn, now) : '' },
    {
      label: completion.arrival,
      value: paidOn ? formatDeliveryWindow(deliveryWindowAfterPayment(paidOn), now) : completion.arrives,
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
        <Text c="dimmed">{firstItem?.label}</Text>
        <Text fw={700} fz="amount" lh="sm">
          {firstItem?.value}
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

const READ_AGAIN_MS = 5000;
const LONGEST_WAIT_MS = 2000;

const PICTURE_BY_STATUS = {
  paid: 'parcel',
  awaitingPayment: 'hourglass',
  noBill: 'not-found',
  readFailed: 'server-trouble',
} as const;

interface PaymentResultPageProps {
  result: 'success' | 'cancel';
  clinicName: string;
}

/**
 * After a card payment, the page may open before the card provider tells the clinic of the payment. Therefore, the
 * page reads the reservations again until the bill is paid (§paid-by-notice-only, §payment-result-known).
 */
export function PaymentResultPage({ result, clinicName }: PaymentResultPageProps) {
  const navigate = useNavigate();
  const platform = usePlatform();
  const now = useNow();
  const list = useReservations();
  const payingId = patientStore('paying', usePatientId()).read();
  const reservations = list.status === 'ready' ? list.data.all_reservations : [];
  const knownStatus = list.status === 'ready' ? paymentStatus(reservations, payingId) : null;
  const isUnpaid = knownStatus === 'awaitingPayment';
  useReservations(result === 'success' && isUnpaid ? READ_AGAIN_MS : 0);

  const [dialogEntry, show, close] = useDialog('result');
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);

  // If the patient cancelled here, but paid the bill in another window, the page shows the payment.
  const isCancelled = result === 'cancel' && !(payingId !== null && knownStatus === 'paid');
  const status = knownStatus ?? (list.status === 'failed' ? 'readFailed' : 'awaitingPayment');
  const texts = isCancelled ? copy.cancelled : copy.statuses[status];
  const visitsToShip = reservations.filter(
    (visit) => (payingId === null || visit.id === payingId) && stateOf(visit) === 'awaitingShipment',
  );
  const refersToList = isCancelled ? !isUnpaid : status === 'paid' && visitsToShip.length === 0;
  const visitToPay =
    isCancelled && isUnpaid
      ? reservations.find((visit) => (payingId === null ? isOwed(visit) : visit.id === payingId))
      : undefined;
  const dueDay = visitToPay?.pay_by && formatDayWithWeekday(visitToPay.pay_by, now);
  // If `payingId` is unknown and several visits await shipment, the app cannot know which visit was paid now.
  const paidVisit = !isCancelled && status === 'paid' && visitsToShip.length === 1 ? visitsToShip[0] : undefined;
  const willNotify = useSettled(useWillNotify(isCancelled ? null : 'reminders'), false, true);
  const { state: receipt, run: openReceipt } = useOpenLink({
    read: useReadReservations(),
    linkOf: ({ all_reservations }, id) => all_reservations.find((visit) => visit.id === id)?.bill_url ?? null,
    open: platform.openExternal,
    // Closes the dialog after a failure, because the reservation list offers the receipt again.
    onEnd: (end) => (end.status === 'done' && end.result === 'opened' ? undefined : close()),
  });
  const isReady = (list.status !== 'loading' || hasWaited) && willNotify !== undefined;
  // Puts the reservation list behind the dialog.
  // Otherwise, closing the dialog would lead to the card provider's page.
  const openDialog = useEffectEvent(() => {
    if (dialogEntry !== null) return;
    void navigate(paths.reservations, { replace: true });
    show(true);
  });
  useEffect(() => {
    if (isReady) openDialog();
  }, [isReady]);
  const opened = isReady && dialogEntry !== null;
  return (
    <>
      {!opened && <Skeletons shape="card" />}
      <FullScreenDialog
        opened={opened}
        title={texts.title}
        picture={paidVisit ? undefined : isCancelled ? 'payment-cancelled' : PICTURE_BY_STATUS[status]}
        done={!isCancelled && status === 'paid'}
        onClose={close}
        actions={
          <>
            {visitToPay && (
              <MainButton onClick={() => void navigate(paths.deliver(visitToPay.id), { replace: true })}>
                {copy.payAgain}
              </MainButton>
            )}
            <MainButton variant={visitToPay ? 'quiet' : 'main'} onClick={close}>
              {common.toReservations}
            </MainButton>
            {paidVisit?.bill_url && (
              <MainButton variant="quiet" busy={receipt.status === 'busy'} onClick={() => openReceipt(paidVisit.id)}>
                {completion.receipt}
              </MainButton>
            )}
          </>
        }
      >
        <div role="status">
          {paidVisit ? (
            <PaidSlip
              paidVisit={paidVisit}
              clinicName={clinicName}
              paidOn={payingId === paidVisit.id ? toJstDate(now) : null}
              now={now}
            />
          ) : (
            <Text>{refersToList ? copy.seeReservations : texts.text}</Text>
          )}
          {dueDay && <Text mt="xs">{copy.cancelled.dueUntil(dueDay)}</Text>}
        </div>
        {paidVisit && willNotify && <Text>{completion.notified.sent}</Text>}
      </FullScreenDialog>
    </>
  );
}
