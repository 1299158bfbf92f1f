import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readPaying } from '../../device/payingNow';
import { usePatient } from '../../api/ClinicProvider';
import { useReservations } from '../../api/reservations';
import { paths } from '../../paths';
import { Dialog } from '../../components/overlays/Dialog/Dialog';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { CardSkeleton } from '../../components/feedback/Skeletons/Skeletons';
import { common } from '../../copy/common';
import { payment } from '../../copy/money';
import { paymentKnown, isOwed } from '../../domain/money/payment';
import { stateOf } from '../../domain/reservation/state';
import { Unbroken } from '../../components/layout/Unbroken/Unbroken';

const { result: copy } = payment;

/** Polling interval in ms while the clinic has not been notified of the payment. */
const READ_AGAIN_MS = 5000;

/** How long the dialog waits for the list, in ms, so that its text and buttons do not change after it opens. */
const WAIT_MS = 2000;

interface PaymentResultPageProps {
  /** カード会社の画面からの戻り方 */
  result: 'success' | 'cancel';
}

/**
 * `/payment/success` and `/payment/cancel`: where the card provider sends the patient back. This page does not mark
 * anything as paid: only the provider's webhook does, and it may arrive later than the patient (§paid-by-notice-only).
 * Its dialog says what the clinic knows (§payment-result-known), once, over an empty page.
 */
export function PaymentResultPage({ result }: PaymentResultPageProps) {
  const navigate = useNavigate();
  const list = useReservations();
  const { mutate } = list;
  const paying = readPaying(usePatient());
  const all = list.status === 'ready' ? list.data.all_reservations : [];
  const read = list.status === 'ready' ? paymentKnown(all, paying) : null;
  const confirming = result === 'success' && read === 'confirming';
  useEffect(() => {
    if (!confirming) return undefined;
    const timer = setInterval(() => void mutate().catch(() => undefined), READ_AGAIN_MS);
    return () => clearInterval(timer);
  }, [confirming, mutate]);

  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);

  const close = () => void navigate(paths.reservations, { replace: true });
  // Left at the card provider, and paid elsewhere meanwhile.
  const cancelled = result === 'cancel' && !(paying !== null && read === 'paid');
  const known = read ?? (list.status === 'failed' ? 'unread' : 'confirming');
  const words = cancelled ? copy.cancelled : copy.known[known];
  const isPaidFor = (one: (typeof all)[number]) => paying === null || one.id === paying;
  const awaited = all.some((one) => isPaidFor(one) && stateOf(one) === 'awaitingShipment');
  const isOld = cancelled ? read !== 'confirming' : known === 'paid' && !awaited;
  const text = isOld ? copy.seeReservations : words.text;
  const again = cancelled && read === 'confirming' ? (paying ?? all.find(isOwed)?.id) : undefined;
  const opened = list.status !== 'loading' || waited;
  return (
    <>
      {!opened && <CardSkeleton />}
      <Dialog
        opened={opened}
        title={words.title}
        onClose={close}
        actions={
          <>
            {again !== undefined && (
              <MainButton onClick={() => void navigate(paths.deliver(again), { replace: true })}>
                {copy.payAgain}
              </MainButton>
            )}
            <MainButton variant="outline" onClick={close}>
              {common.close}
            </MainButton>
          </>
        }
      >
        <p role="status">
          <Unbroken>{text}</Unbroken>
        </p>
      </Dialog>
    </>
  );
}
