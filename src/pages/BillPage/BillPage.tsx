import { Stack, Button, Card, Group, Text, Title } from '@mantine/core';
import { useParams, Link } from 'react-router-dom';
import type { Address } from '../../api/contract/addresses';
import { usePayAddresses } from '../../api/payments';
import { useNow } from '../../device/clinicClock';
import { BILL_LINKS, usePayableBill, useStoredPaymentChoice } from '../../booking/usePayableBill';
import { paths } from '../../paths';
import { ActionBar } from '../../components/layout/ActionBar/ActionBar';
import { BillProblemScreen } from '../../components/money/BillProblemScreen/BillProblemScreen';
import { BillStatement } from '../../components/money/BillStatement/BillStatement';
import { OverdueContact, overdueWords } from '../../components/money/OverdueContact/OverdueContact';
import { dueHeader } from '../../components/visit/VisitCard/visitHeader';
import { BookingLine } from '../../components/booking/BookingSummary/BookingSummary';
import { FailureNotice } from '../../components/feedback/FailureNotice/FailureNotice';
import { Read } from '../../components/feedback/Read/Read';
import { HeroCard } from '../../components/layout/HeroCard/HeroCard';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { StepIndicator } from '../../components/layout/StepIndicator/StepIndicator';
import { common } from '../../copy/common';
import { titles } from '../../copy/app';
import { payment } from '../../copy/money';
import { explainBill, formatYen } from '../../domain/money/bill';
import { formatDayTime } from '../../domain/calendar/jst';
import { readId } from '../../domain/url';
import { awaitsTransfer, isOverdue } from '../../domain/money/payment';
import { chooseAddress } from '../../domain/fields/address';

const { bill: copy } = payment;

export function BillPage() {
  const id = readId(useParams()['id']);
  return id === null ? <BillProblemScreen problem="notFound" {...BILL_LINKS} /> : <Bill key={id} id={id} />;
}

function Bill({ id }: { id: number }) {
  const now = useNow();
  const state = usePayableBill(id);
  const addresses = usePayAddresses(id);
  const storedChoice = useStoredPaymentChoice(id);
  if (state.status === 'problem') return <BillProblemScreen problem={state.problem} {...BILL_LINKS} />;
  const showsSteps =
    state.status === 'loading' ||
    (state.status === 'ready' && !state.data.paid && state.data.bill.total.grand_total !== 0);
  return (
    <Stack>
      {showsSteps && <StepIndicator label={payment.steps} steps={payment.stepNames} current={1} />}
      <Read
        state={addresses.status === 'loading' ? { status: 'loading' } : state}
        skeleton="card"
        title={titles.bill}
        failed={copy.failed}
      >
        {({ bill, reservation, paid }) => {
          const amount = bill.total.grand_total;
          const calculation = explainBill(bill);
          const mustPay = !paid && amount !== 0;
          const overdueVisit = reservation && isOverdue(reservation, now) ? reservation : null;
          const share = calculation && calculation.points > 0 ? copy.burden(String(calculation.tenths)) : undefined;
          return (
            <>
              {!mustPay ? (
                <HeroCard
                  tone="done"
                  title={paid ? copy.paid : copy.nothingToPay}
                  facts={[formatYen(amount), share].filter(Boolean).join('・')}
                />
              ) : (
                <HeroCard
                  {...dueHeader({ amount, payBy: reservation?.pay_by }, now)}
                  facts={overdueVisit ? overdueWords(overdueVisit.pay_by, awaitsTransfer(overdueVisit), now) : share}
                />
              )}
              {reservation && (
                <BookingLine
                  parts={[
                    formatDayTime(reservation.start_time, now),
                    reservation.subject,
                    common.doctor(reservation.admin_user.lastname),
                  ].filter(Boolean)}
                />
              )}
              {mustPay && addresses.status === 'failed' && (
                <FailureNotice failure={addresses.failure} title={payment.deliver.failed} onReload={addresses.retry} />
              )}
              {mustPay && addresses.status === 'ready' && (
                <BillAddress
                  address={chooseAddress(
                    addresses.data.main_deliver,
                    addresses.data.other_deliver,
                    storedChoice?.deliver_id ?? null,
                  )}
                  to={paths.deliver(id)}
                />
              )}
              <BillStatement bill={bill} />
              {overdueVisit && <OverdueContact />}
              <ActionBar>
                <MainButton to={mustPay ? paths.deliver(id) : paths.reservations}>
                  {mustPay ? copy.proceed : common.toReservations}
                </MainButton>
              </ActionBar>
            </>
          );
        }}
      </Read>
    </Stack>
  );
}

function BillAddress({ address, to }: { address: Pick<Address, 'address' | 'apartment'> | null; to: string }) {
  return (
    <Card component="section" aria-labelledby="bill-address">
      <Group justify="space-between" wrap="nowrap" gap="xs" my="-0.5rem">
        <Title id="bill-address" size="h3">
          {copy.address}
        </Title>
        {address && (
          <Button component={Link} to={to} variant="subtle" px="xs" mr={-8} aria-label={copy.changeAddress}>
            {common.change}
          </Button>
        )}
      </Group>
      <Text style={{ whiteSpace: 'pre-line' }}>
        {address ? [address.address, address.apartment].filter(Boolean).join('\n') : copy.noAddress}
      </Text>
    </Card>
  );
}
