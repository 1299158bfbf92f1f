import { Stack } from '@mantine/core';
import { useNavigate, useParams } from 'react-router-dom';
import type { Address } from '../../api/contract/addresses';
import { usePayAddresses } from '../../api/payments';
import { usePayableBill, usePaymentChosen } from '../../booking/usePayableBill';
import { NewAddress } from '../../forms/NewAddress';
import { paths } from '../../paths';
import { BillProblemScreen } from '../../components/money/BillProblemScreen/BillProblemScreen';
import { FailureScreen } from '../../components/feedback/FailureScreen/FailureScreen';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';
import { StepIndicator } from '../../components/layout/StepIndicator/StepIndicator';
import { payment as copy } from '../../copy/money';
import { readId } from '../../domain/url';
import { isAmountChanged, type BillProblem } from '../../domain/money/payment';
import { BankStep } from './parts/BankStep';
import { ChoiceStep } from './parts/ChoiceStep';
import { usePayment } from './parts/usePayment';
import { usePaymentChoice } from './parts/usePaymentChoice';

/**
 * `/mypage/payment/deliver/{id}`: payment method and delivery address (step 2), the form for another address
 * (`?step=add`) and the bank details (step 3, `?step=bank`) (§payment-steps).
 */
export function DeliverPage() {
  const id = readId(useParams()['id']);
  return id === null ? <Problem problem="notFound" /> : <Deliver key={id} id={id} />;
}

const Problem = ({ problem, says = null }: { problem: BillProblem; says?: string | null }) => (
  <BillProblemScreen problem={problem} says={says} listTo={paths.payment} reservationsTo={paths.reservations} />
);

function Deliver({ id }: { id: number }) {
  const bill = usePayableBill(id);
  const addresses = usePayAddresses(id);
  const chosen = usePaymentChosen(id);
  const navigate = useNavigate();
  const { step, choice, endAdding } = usePaymentChoice(paths.deliver(id), chosen);
  const readAgain = () => {
    if (bill.status === 'ready') bill.reload();
    if (addresses.status === 'ready') addresses.reload();
  };
  const run = usePayment({
    reservationId: id,
    seen: bill.status === 'ready' ? bill.bill.total.grand_total : null,
    onBankReady: () => void navigate(paths.bankDetails(id)),
    onStale: readAgain,
  });

  if (bill.status === 'problem') return <Problem problem={bill.problem} />;
  if (bill.status === 'ready' && bill.paid) return <Problem problem="paid" />;
  // Paid or not confirmed: the list read earlier is outdated.
  const refused = run.payment.status === 'failed' ? run.payment.failure : null;
  if (refused?.status === 409 && !isAmountChanged(refused)) return <Problem problem="closed" says={refused.says} />;
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
    const added = (list: Address[]) =>
      endAdding(list.find(({ id }) => !listed.some((one) => one.id === id))?.id ?? null);
    return <NewAddress listed={listed} onAdded={added} onCancel={() => endAdding(null)} onLook={look} />;
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
      run={run}
    />
  );
}
