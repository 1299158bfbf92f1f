import { Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { usePayAddresses } from '../../api/payments';
import { usePayableBill } from '../../booking/usePayableBill';
import { paths } from '../../paths';
import { BillProblemScreen } from '../../components/money/BillProblemScreen/BillProblemScreen';
import { FailureScreen } from '../../components/feedback/FailureScreen/FailureScreen';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';
import { StepIndicator } from '../../components/layout/StepIndicator/StepIndicator';
import { payment as copy } from '../../copy/money';
import { usePaymentChosen } from '../../device/paymentChoice';
import { readId } from '../../domain/url';
import type { BillProblem } from '../../domain/money/payment';
import { AddDeliverAddress } from './parts/AddDeliverAddress';
import { BankStep } from './parts/BankStep';
import { ChoiceStep } from './parts/ChoiceStep';
import { usePaymentChoice } from './parts/usePaymentChoice';

/**
 * `/mypage/payment/deliver/{id}`: payment method and delivery address (step 2), the form for another address
 * (`?step=add`) and the bank details (step 3, `?step=bank`) (§payment-steps).
 */
export function DeliverPage() {
  const id = readId(useParams()['id']);
  return id === null ? <Problem problem="notFound" /> : <Deliver key={id} id={id} />;
}

const Problem = ({ problem }: { problem: BillProblem }) => (
  <BillProblemScreen problem={problem} listTo={paths.payment} reservationsTo={paths.reservations} />
);

function Deliver({ id }: { id: number }) {
  const bill = usePayableBill(id);
  const addresses = usePayAddresses(id);
  const chosen = usePaymentChosen(id);
  const { step, choice, endAdding } = usePaymentChoice(paths.deliver(id), chosen);
  const readAgain = () => {
    if (bill.status === 'ready') bill.reload();
    if (addresses.status === 'ready') addresses.reload();
  };

  if (bill.status === 'problem') return <Problem problem={bill.problem} />;
  if (bill.status === 'ready' && bill.paid) return <Problem problem="paid" />;
  // A failure is shown once both have answered, so that its button reads again whatever failed.
  if (bill.status === 'loading' || addresses.status === 'loading')
    return (
      <Stack gap="lg">
        {step !== 'add' && (
          <StepIndicator label={copy.steps} steps={copy.stepNames} current={step === 'bank' ? 3 : 2} />
        )}
        {step === 'bank' ? (
          <Skeletons shape="card" />
        ) : step === 'add' ? (
          <Skeletons shape="form" />
        ) : (
          <Skeletons shape="list" />
        )}
      </Stack>
    );
  if (bill.status === 'failed')
    return <FailureScreen title={copy.bill.failed} kind={bill.failure.kind} onRetry={bill.retry} />;
  if (addresses.status === 'failed')
    return <FailureScreen title={copy.deliver.failed} kind={addresses.failure.kind} onRetry={addresses.retry} />;

  const { main_deliver: main, other_deliver: others } = addresses.data;
  const amount = bill.bill.total.grand_total;
  const listed = [...(main ? [main] : []), ...others];
  if (step === 'add') {
    const look = () => {
      addresses.reload();
      endAdding(null);
    };
    return <AddDeliverAddress listed={listed} onEnd={endAdding} onLook={look} />;
  }
  if (step === 'bank') {
    const payBy = bill.reservation?.pay_by ?? null;
    return <BankStep reservationId={id} chosen={chosen} addresses={listed} amount={amount} payBy={payBy} />;
  }
  return (
    <ChoiceStep
      billId={id}
      reservation={bill.reservation}
      amount={amount}
      main={main}
      others={others}
      lost={addresses.lost}
      choice={choice}
      onStale={readAgain}
    />
  );
}
