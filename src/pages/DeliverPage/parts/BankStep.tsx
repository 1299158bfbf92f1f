import { Stack } from '@mantine/core';
import { Navigate } from 'react-router-dom';
import type { Address } from '../../../api/contract/addresses';
import { usePatient } from '../../../api/ClinicProvider';
import { useBankAccount } from '../../../api/payments';
import { patientStore } from '../../../device/patientStore';
import { paths } from '../../../paths';
import { BillProblemScreen } from '../../../components/money/BillProblemScreen/BillProblemScreen';
import { ContactWays } from '../../../components/feedback/ContactWays/ContactWays';
import { useContact } from '../../../components/feedback/ContactWays/contactContext';
import { FailureScreen } from '../../../components/feedback/FailureScreen/FailureScreen';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { OutcomeScreen } from '../../../components/feedback/OutcomeScreen/OutcomeScreen';
import { StepIndicator } from '../../../components/layout/StepIndicator/StepIndicator';
import { payment } from '../../../copy/money';
import type { JstDate } from '../../../domain/calendar/jst';
import type { PaymentChoice } from '../../../domain/money/payment';
import { BankDetails } from './BankDetails';
import { Skeletons } from '../../../components/feedback/Skeletons/Skeletons';

const { bank: copy, deliver, steps, stepNames } = payment;

interface BankOfBillProps {
  reservationId: number;
  address: Address;
  /** In yen. */
  amount: number;
  /** The last day to pay; null when only the account says it. */
  payBy: JstDate | null;
}

function BankOfBill(props: BankOfBillProps) {
  const { reservationId, address } = props;
  const kept = patientStore('account', usePatient(), reservationId).read();
  const way = useContact();
  const account = useBankAccount(reservationId, address.id, kept);
  if (account.status === 'notKept')
    return (
      <OutcomeScreen
        picture="payment-empty"
        title={copy.notKept}
        text={copy.notKeptText + (way ? copy.notKeptAsk : '')}
      >
        <Stack w="100%">
          <ContactWays />
          <MainButton variant="outline" to={paths.deliverByBank(reservationId)}>
            {copy.chooseAgain}
          </MainButton>
        </Stack>
      </OutcomeScreen>
    );
  if (account.status === 'failed') {
    const { status, kind, says } = account.failure;
    if (status === 409)
      return (
        <BillProblemScreen problem="closed" says={says} listTo={paths.payment} reservationsTo={paths.reservations} />
      );
    if (status === 404)
      return (
        <OutcomeScreen picture="address-empty" title={deliver.gone} text={deliver.goneText} live="alert">
          <MainButton to={paths.deliverByBank(reservationId)}>{copy.goneAction}</MainButton>
        </OutcomeScreen>
      );
    return <FailureScreen title={copy.failed} kind={kind} onRetry={account.retry} />;
  }
  return (
    <Stack>
      <StepIndicator label={steps} steps={stepNames} current={3} />
      {account.status === 'ready' ? (
        <BankDetails {...props} info={account.data} />
      ) : (
        <Skeletons shape="card" label={payment.bank.loading} />
      )}
    </Stack>
  );
}

interface BankStepProps extends Omit<BankOfBillProps, 'address'> {
  chosen: PaymentChoice | null;
  addresses: readonly Address[];
}

/**
 * Step 3: the bank account (§payment-steps). Opening it never chooses: only a transfer that was chosen has an account, any
 * other bill leads to the choice (§bank-only-when-chosen).
 */
export function BankStep({ chosen, addresses, ...bill }: BankStepProps) {
  const address = chosen?.method === 'bank' && addresses.find(({ id }) => id === chosen.deliver_id);
  if (!address) return <Navigate to={paths.deliverByBank(bill.reservationId)} replace />;
  return <BankOfBill {...bill} address={address} />;
}
