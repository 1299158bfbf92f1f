import { Stack, Text } from '@mantine/core';
import { IconBuildingBank, IconCreditCard } from '@tabler/icons-react';
import { useState } from 'react';
import type { Address } from '../../api/contract/addresses';
import type { Reservation } from '../../api/contract/reservations';
import { BILL_LINKS } from '../../booking/usePayableBill';
import { ActionBar } from '../../components/layout/ActionBar/ActionBar';
import { BookingLine } from '../../components/booking/BookingSummary/BookingSummary';
import { ChoiceCards } from '../../components/forms/ChoiceCards/ChoiceCards';
import { BillProblemScreen } from '../../components/money/BillProblemScreen/BillProblemScreen';
import { OverdueContact, overdueWords } from '../../components/money/OverdueContact/OverdueContact';
import { PaymentAmount } from '../../components/money/PaymentAmount/PaymentAmount';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { StepIndicator } from '../../components/layout/StepIndicator/StepIndicator';
import { payment as copy } from '../../copy/money';
import { useNow } from '../../device/clinicClock';
import { formatDayTime, formatDayWithWeekday, type Instant, type JstDate } from '../../domain/calendar/jst';
import { awaitsTransfer, isOverdue, isPastDue, type PaymentMethod } from '../../domain/money/payment';
import { paths } from '../../paths';
import { isUnsure } from '../../domain/failure';
import { chooseAddress } from '../../domain/fields/address';
import { AddressChoice } from './AddressChoice';
import type { UnsentChoice } from './usePaymentChoice';
import { usePayment, type Payment } from './usePayment';
import { ActionResult, type ShownOutcome } from '../../components/feedback/ActionResult/ActionResult';
import { titles } from '../../copy/app';
import { common } from '../../copy/common';

function methodsOf(payBy: JstDate | null, now: Instant) {
  const dueText = payBy ? copy.bank.dueDay(formatDayWithWeekday(payBy, now)) : copy.bank.within;
  const isDuePast = isPastDue(payBy, now);
  return [
    { value: 'card', title: copy.method.card, text: copy.method.cardText, icon: IconCreditCard },
    {
      value: 'bank',
      title: copy.method.bank,
      text: copy.method.bankText(isDuePast ? null : dueText),
      icon: IconBuildingBank,
    },
  ] as const;
}

interface ChoiceStepProps {
  billId: number;
  reservation: Reservation | null;
  amount: number;
  mainAddress: Address | null;
  otherAddresses: readonly Address[];
  /** If false, the patient may have addresses that could not be read. */
  isComplete: boolean;
  choice: UnsentChoice;
}

/** Step 2 of the payment (§card-failed, §amount-seen). */
export function ChoiceStep(props: ChoiceStepProps) {
  const { billId, reservation, amount, mainAddress, otherAddresses, isComplete, choice } = props;
  const address = chooseAddress(mainAddress, otherAddresses, choice.addressId);
  const [showsProblem, setShowsProblem] = useState(false);
  const hasNoAddress = !mainAddress && otherAddresses.length === 0;
  const { payment, payingMethod, pay, reset, mayCreateSecondAccount } = usePayment(billId, amount);
  const now = useNow();
  const busyLabel = payingMethod === 'bank' ? copy.bank.loading : copy.submitting;
  const chooseMethod = (method: PaymentMethod) => {
    reset();
    choice.chooseMethod(method);
  };
  const chooseBank = () => {
    chooseMethod('bank');
    document.getElementById('method-bank')?.focus();
  };
  const addAddress = () => {
    reset();
    choice.startAdding();
  };
  const focusAddresses = () => {
    setShowsProblem(true);
    const firstRadio = document.getElementById(`deliver-${otherAddresses[0]?.id}`);
    firstRadio?.focus({ preventScroll: true });
    firstRadio?.scrollIntoView({ block: 'center' });
  };
  const failure = payment.status === 'failed' ? payment.failure : null;
  if (failure?.status === 409 && failure.code !== 'amount_changed')
    return <BillProblemScreen problem="closed" sentence={failure.sentence} {...BILL_LINKS} />;
  const choiceToSend = address && { method: choice.method, deliver_id: address.id };
  const payLabel = choiceToSend && mayCreateSecondAccount(choiceToSend) ? copy.bank.renew : copy.submit[choice.method];
  return (
    <Stack gap="lg">
      <StepIndicator label={copy.steps} steps={copy.stepNames} current={2} />
      {reservation && <BookingLine parts={[formatDayTime(reservation.start_time, now), reservation.subject]} />}
      {reservation && isOverdue(reservation, now) && (
        <Text c="warm" fw={700}>
          {overdueWords(reservation.pay_by, awaitsTransfer(reservation), now)}
        </Text>
      )}
      <ChoiceCards
        id="method"
        label={copy.method.legend}
        choices={methodsOf(reservation?.pay_by ?? null, now)}
        value={choice.method}
        onChange={(value) => chooseMethod(value === 'bank' ? 'bank' : 'card')}
      />
      <ActionResult
        action={payment}
        failed={payment.status === 'failed' && payment.input.method === 'bank' ? copy.bank.failed : copy.cardNotSent}
        checkAction={{ label: common.toReservations, to: paths.reservations }}
        what={titles.payment}
        outcome={outcomeOf(payment, billId)}
      />
      <AddressChoice
        mainAddress={mainAddress}
        otherAddresses={otherAddresses}
        isComplete={isComplete}
        chosenAddress={address}
        problem={showsProblem && !address ? copy.deliver.needed : null}
        onChoose={(id) => {
          reset();
          choice.chooseAddress(id);
        }}
        onAdd={addAddress}
      />
      {reservation && isOverdue(reservation, now) && <OverdueContact />}
      <ActionBar
        status={
          <>
            <PaymentAmount yen={amount} />
            {!hasNoAddress && !address && (
              <Text c="warm" fz="inherit" fw={700} lh="inherit">
                {copy.deliver.needed}
              </Text>
            )}
          </>
        }
      >
        {hasNoAddress ? (
          <MainButton onClick={addAddress}>{copy.deliver.add}</MainButton>
        ) : (
          <MainButton
            variant={isUnsure(payment) ? 'outline' : 'main'}
            blocked={!address}
            onBlocked={focusAddresses}
            busy={payingMethod !== null}
            onClick={() => choiceToSend && pay(choiceToSend)}
          >
            {payingMethod === null ? payLabel : busyLabel}
          </MainButton>
        )}
        {isCardFailure(payment) && (
          <MainButton variant="quiet" onClick={chooseBank}>
            {copy.chooseBank}
          </MainButton>
        )}
      </ActionBar>
    </Stack>
  );
}

const isCardFailure = (payment: Payment): boolean =>
  payment.status === 'done' && (payment.result === 'noLink' || payment.result === 'unsafeLink');

/** Replaces the default text of `ActionResult`; null keeps the default. */
function outcomeOf(payment: Payment, billId: number): ShownOutcome | null {
  if (payment.status === 'done') {
    if (!isCardFailure(payment)) return null;
    const text = payment.result === 'noLink' ? copy.cardFailedText : copy.badLink;
    return { title: copy.cardFailed, problem: { text } };
  }
  if (payment.status !== 'failed') return null;
  if (payment.failure.status === 404)
    return { title: copy.deliver.notFound, problem: { text: copy.deliver.notFoundText } };
  if (payment.failure.code !== 'amount_changed') return null;
  const toBill = { label: copy.seeBill, to: paths.bill(billId) };
  return { title: copy.amountChanged, problem: { tone: 'warning', text: copy.amountChangedText, action: toBill } };
}
