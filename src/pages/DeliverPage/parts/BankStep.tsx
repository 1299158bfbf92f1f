import { Card, Stack, Text } from '@mantine/core';
import type { Address } from '../../../api/contract';
import { useNow } from '../../../device/clinicClock';
import { useBankAccount } from '../../../api/paymentsApi';
import { paths } from '../../../paths';
import { ActionBar } from '../../../components/layout/ActionBar/ActionBar';
import { BillProblemScreen } from '../../../components/records/BillProblemScreen/BillProblemScreen';
import { DeliverTo } from '../../../components/records/DeliverTo/DeliverTo';
import { CopyList } from '../../../components/records/CopyList/CopyList';
import { DueLead } from '../../../components/records/DueLead/DueLead';
import { PaymentAmount } from '../../../components/records/PaymentAmount/PaymentAmount';
import { FailureScreen } from '../../../components/feedback/FailureScreen/FailureScreen';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { OutcomeScreen } from '../../../components/feedback/OutcomeScreen/OutcomeScreen';
import { StepIndicator } from '../../../components/layout/StepIndicator/StepIndicator';
import { payment } from '../../../copy/paymentCopy';
import { formatDayWithWeekday, toJstDate, type JstDate } from '../../../domain/jst';
import { dayToName } from '../../../domain/paymentDeadline';
import { formatYen } from '../../../domain/money';
import { Unbroken } from '../../../components/layout/Unbroken/Unbroken';
import { BankSkeleton } from './BankSkeleton';

const { bank: copy, deliver, steps, stepNames } = payment;

interface BankStepProps {
  reservationId: number;
  address: Address;
  /** In yen. */
  amount: number;
  /** The last day to pay; null when only the account says it. */
  payBy: JstDate | null;
}

/** Step 3: the bank account, the amount and the last day to pay (§payment-steps, §bank-details-copied). */
export function BankStep({ reservationId, address, amount, payBy }: BankStepProps) {
  const now = useNow();
  const account = useBankAccount(reservationId, address.id);
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
  const info = account.status === 'ready' ? account.data : null;
  const due = payBy ?? info?.due_date ?? null;
  const isOver = due !== null && toJstDate(now) > due;
  const named = dayToName(due, now);
  const until = named ? copy.dueDay(formatDayWithWeekday(named, now)) : copy.within;
  return (
    <Stack>
      <StepIndicator label={steps} steps={stepNames} current={3} />
      {!info && <BankSkeleton />}
      {info && (
        <>
          <DueLead amount={amount} payBy={due} facts={copy.lead} transfer now={now} />
          <CopyList
            title={copy.details}
            items={[
              { label: copy.amount, value: formatYen(amount), copied: String(amount) },
              { label: copy.accountNumber, value: info.va_account_number },
              { label: copy.accountName, value: info.va_account_name },
              { label: copy.bankName, value: info.va_bank_name },
              { label: copy.bankCode, value: info.va_bank_code },
              { label: copy.branchName, value: info.va_branch_name },
              { label: copy.branchCode, value: info.va_branch_code },
              { label: copy.accountType, value: info.va_account_type },
            ].flatMap(({ value, ...item }) => (value ? [{ ...item, value }] : []))}
          />
          <Text size="sm" c="dimmed">
            <Unbroken>{(isOver ? '' : copy.rule(until)) + copy.afterwards}</Unbroken>
          </Text>
          <Card>
            <DeliverTo address={address} />
          </Card>
          <MainButton variant="quiet" to={paths.deliver(reservationId)}>
            {copy.change}
          </MainButton>
          <ActionBar status={<PaymentAmount yen={amount} />}>
            <MainButton variant="outline" to={paths.reservations}>
              {copy.toMyPage}
            </MainButton>
          </ActionBar>
        </>
      )}
    </Stack>
  );
}
