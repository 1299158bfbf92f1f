import { Card } from '@mantine/core';
import type { Address } from '../../../api/contract/addresses';
import type { BankInfo } from '../../../api/contract/payments';
import { useNow } from '../../../device/clinicClock';
import { paths } from '../../../paths';
import { ActionBar } from '../../../components/layout/ActionBar/ActionBar';
import { Lead } from '../../../components/layout/Lead/Lead';
import { DeliverTo } from '../../../components/medicine/DeliverTo/DeliverTo';
import { CopyList } from '../../../components/money/CopyList/CopyList';
import { OverdueNotice } from '../../../components/money/OverdueNotice/OverdueNotice';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { dueWords } from '../../../components/visit/VisitCard/visitBand';
import { payment } from '../../../copy/money';
import { formatDayWithWeekday, type JstDate } from '../../../domain/calendar/jst';
import { dayToName, isPast } from '../../../domain/money/payment';
import { formatYen } from '../../../domain/money/bill';
import { Text } from '../../../components/layout/Unbroken/texts';

const { bank: copy } = payment;

interface BankDetailsProps {
  reservationId: number;
  info: BankInfo;
  address: Address;
  /** In yen. */
  amount: number;
  /** The last day to pay; null when only the account says it. */
  payBy: JstDate | null;
}

/**
 * The account to transfer to and the amount, in the order in which banking apps ask for them, to read and to copy
 * (§bank-details-copied).
 */
export function BankDetails({ reservationId, info, address, amount, payBy }: BankDetailsProps) {
  const now = useNow();
  const due = payBy ?? info.due_date ?? null;
  const isOver = isPast(due, now);
  const named = dayToName(due, now);
  const until = named ? copy.dueDay(formatDayWithWeekday(named, now)) : copy.within;
  return (
    <>
      <Lead {...dueWords({ amount, payBy: due, transfer: true }, now)} facts={copy.lead} />
      {isOver && <OverdueNotice payBy={due} transfer now={now} />}
      <CopyList
        title={copy.details}
        items={[
          { label: copy.bankName, value: info.va_bank_name },
          { label: copy.bankCode, value: info.va_bank_code },
          { label: copy.branchCode, value: info.va_branch_code },
          { label: copy.branchName, value: info.va_branch_name },
          { label: copy.accountType, value: info.va_account_type },
          { label: copy.accountNumber, value: info.va_account_number },
          { label: copy.accountName, value: info.va_account_name },
          { label: copy.amount, value: formatYen(amount), copied: String(amount) },
        ].flatMap(({ value, ...item }) => (value ? [{ ...item, value }] : []))}
      />
      <Text size="sm" c="dimmed">
        {(isOver ? '' : copy.rule(until)) + copy.afterwards}
      </Text>
      <Card>
        <DeliverTo address={address} />
      </Card>
      <MainButton variant="quiet" to={paths.deliver(reservationId)}>
        {copy.change}
      </MainButton>
      <ActionBar>
        <MainButton variant="outline" to={paths.reservations}>
          {copy.toMyPage}
        </MainButton>
      </ActionBar>
    </>
  );
}
