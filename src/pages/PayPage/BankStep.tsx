import { Card, Stack } from '@mantine/core';
import { Navigate } from 'react-router-dom';
import type { Address } from '../../api/contract/addresses';
import type { BankInfo } from '../../api/contract/payments';
import { usePatientId } from '../../api/ClinicProvider';
import { useBankAccount } from '../../api/payments';
import { useNow } from '../../device/clinicClock';
import { BILL_LINKS } from '../../booking/usePayableBill';
import { patientStore } from '../../device/patientStore';
import { paths } from '../../paths';
import { BillProblemScreen } from '../../components/money/BillProblemScreen/BillProblemScreen';
import { ContactWays } from '../../components/feedback/ContactWays/ContactWays';
import { useContact } from '../../components/feedback/ContactWays/contactContext';
import { FailureScreen } from '../../components/feedback/FailureScreen/FailureScreen';
import { ActionBar } from '../../components/layout/ActionBar/ActionBar';
import { HeroCard } from '../../components/layout/HeroCard/HeroCard';
import { Text } from '../../components/layout/JaText/texts';
import { DeliverTo } from '../../components/medicine/DeliverTo/DeliverTo';
import { CopyList } from '../../components/money/CopyList/CopyList';
import { OverdueContact, overdueWords } from '../../components/money/OverdueContact/OverdueContact';
import { dueHeader } from '../../components/visit/VisitCard/visitHeader';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { OutcomeScreen } from '../../components/feedback/OutcomeScreen/OutcomeScreen';
import { StepIndicator } from '../../components/layout/StepIndicator/StepIndicator';
import { payment } from '../../copy/money';
import { formatDayWithWeekday, type JstDate } from '../../domain/calendar/jst';
import { formatYen } from '../../domain/money/bill';
import { isPastDue, type PaymentChoice } from '../../domain/money/payment';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';

const { bank: copy, deliver, steps, stepNames } = payment;

interface BankAccountProps {
  reservationId: number;
  address: Address;
  amount: number;
  /** The reservation's due date. If null, `BankDetails` shows `info.due_date`. */
  payBy: JstDate | null;
}

interface BankDetailsProps extends BankAccountProps {
  info: BankInfo;
}

/** Lists the details in the order in which banking apps ask for them (§bank-details-copied). */
function BankDetails({ reservationId, info, address, amount, payBy }: BankDetailsProps) {
  const now = useNow();
  const { va_bank_name: bank, va_bank_code: code } = info;
  const due = payBy ?? info.due_date ?? null;
  const isDuePast = isPastDue(due, now);
  const dueText = due ? copy.dueDay(formatDayWithWeekday(due, now)) : copy.within;
  return (
    <>
      <HeroCard
        {...dueHeader({ amount, payBy: due, transfer: true }, now)}
        facts={isDuePast ? overdueWords(due, true, now) : copy.lead}
      />
      <CopyList
        title={copy.details}
        items={[
          // The bank’s name and code share a row, so that the account number is visible without scrolling.
          { label: copy.bankName, value: bank && (code ? `${bank}（${code}）` : bank), textToCopy: bank ?? '' },
          { label: copy.branchCode, value: info.va_branch_code },
          { label: copy.branchName, value: info.va_branch_name },
          { label: copy.accountType, value: info.va_account_type },
          { label: copy.accountNumber, value: info.va_account_number },
          { label: copy.accountName, value: info.va_account_name },
          { label: copy.amount, value: formatYen(amount), textToCopy: String(amount) },
        ].flatMap(({ value, ...item }) => (value ? [{ ...item, value }] : []))}
      />
      <Text size="sm" c="dimmed">
        {(isDuePast ? '' : copy.rule(dueText)) + copy.afterwards}
      </Text>
      <Card>
        <DeliverTo address={address} />
      </Card>
      <MainButton variant="quiet" to={paths.deliver(reservationId)}>
        {copy.change}
      </MainButton>
      {isDuePast && <OverdueContact />}
      <ActionBar>
        <MainButton variant="outline" to={paths.reservations}>
          {copy.toMyPage}
        </MainButton>
      </ActionBar>
    </>
  );
}

function BankAccount(props: BankAccountProps) {
  const { reservationId, address } = props;
  const storedAccount = patientStore('account', usePatientId(), reservationId).read();
  const clinicContact = useContact();
  const account = useBankAccount(reservationId, address.id, storedAccount);
  if (account.status === 'notStored')
    return (
      <OutcomeScreen
        picture="payment-empty"
        title={copy.notStored}
        text={copy.notStoredText + (clinicContact ? copy.notStoredAsk : '')}
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
    const { status, kind, sentence } = account.failure;
    if (status === 409) return <BillProblemScreen problem="closed" sentence={sentence} {...BILL_LINKS} />;
    if (status === 404)
      return (
        <OutcomeScreen picture="address-empty" title={deliver.notFound} text={deliver.notFoundText} live="alert">
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

interface BankStepProps extends Omit<BankAccountProps, 'address'> {
  storedChoice: PaymentChoice | null;
  addresses: readonly Address[];
}

/** Redirects to step 2 until a transfer and an address are chosen (§bank-only-when-chosen). */
export function BankStep({ storedChoice, addresses, ...bill }: BankStepProps) {
  const address = storedChoice?.method === 'bank' && addresses.find(({ id }) => id === storedChoice.deliver_id);
  if (!address) return <Navigate to={paths.deliverByBank(bill.reservationId)} replace />;
  return <BankAccount {...bill} address={address} />;
}
