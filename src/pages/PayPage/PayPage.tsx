import { Stack } from '@mantine/core';
import { Navigate, useParams } from 'react-router-dom';
import type { Address } from '../../api/contract/addresses';
import { usePayAddresses } from '../../api/payments';
import { BILL_LINKS, usePayableBill, useStoredPaymentChoice } from '../../booking/usePayableBill';
import { NewAddress } from '../../forms/NewAddress';
import { paths } from '../../paths';
import { BillProblemScreen } from '../../components/money/BillProblemScreen/BillProblemScreen';
import { Read } from '../../components/feedback/Read/Read';
import { StepIndicator } from '../../components/layout/StepIndicator/StepIndicator';
import { payment as copy } from '../../copy/money';
import { readId } from '../../domain/url';
import { BankStep } from './BankStep';
import { ChoiceStep } from './ChoiceStep';
import { usePaymentChoice } from './usePaymentChoice';

/** Steps 2 and 3 of the payment (§payment-steps). */
export function PayPage() {
  const id = readId(useParams()['id']);
  return id === null ? <BillProblemScreen problem="notFound" {...BILL_LINKS} /> : <PaymentSteps key={id} id={id} />;
}

const SKELETON_BY_STEP = { choice: 'list', add: 'form', bank: 'card' } as const;

function PaymentSteps({ id }: { id: number }) {
  const bill = usePayableBill(id);
  const addresses = usePayAddresses(id);
  const storedChoice = useStoredPaymentChoice(id);
  const { step, choice, endAdding } = usePaymentChoice(paths.deliver(id), storedChoice);
  if (bill.status === 'problem') return <BillProblemScreen problem={bill.problem} {...BILL_LINKS} />;
  if (bill.status === 'ready' && bill.data.paid) return <BillProblemScreen problem="paid" {...BILL_LINKS} />;
  if (bill.status === 'ready' && bill.data.bill.total.grand_total === 0)
    return <Navigate to={paths.bill(id)} replace />;
  const loading = bill.status === 'loading' || addresses.status === 'loading';
  return (
    <Stack gap="lg">
      {step !== 'add' && loading && (
        <StepIndicator label={copy.steps} steps={copy.stepNames} current={step === 'bank' ? 3 : 2} />
      )}
      {/* The skeleton stays until both reads have ended, because a retry repeats only reads that have failed. */}
      <Read state={loading ? { status: 'loading' } : bill} skeleton={SKELETON_BY_STEP[step]} failed={copy.bill.failed}>
        {({ bill: { total }, reservation }) => (
          <Read state={addresses} skeleton={SKELETON_BY_STEP[step]} failed={copy.deliver.failed}>
            {({ main_deliver: mainAddress, other_deliver: otherAddresses }, isComplete) => {
              const amount = total.grand_total;
              const allAddresses = [...(mainAddress ? [mainAddress] : []), ...otherAddresses];
              if (step === 'add') {
                const chooseAdded = (list: Address[]) =>
                  endAdding(list.find((address) => allAddresses.every((known) => known.id !== address.id))?.id ?? null);
                return <NewAddress listed={allAddresses} onAdded={chooseAdded} onLeave={() => endAdding(null)} />;
              }
              const payBy = reservation?.pay_by ?? null;
              if (step === 'bank')
                return <BankStep reservationId={id} addresses={allAddresses} {...{ storedChoice, amount, payBy }} />;
              return (
                <ChoiceStep billId={id} {...{ reservation, amount, mainAddress, otherAddresses, choice, isComplete }} />
              );
            }}
          </Read>
        )}
      </Read>
    </Stack>
  );
}
