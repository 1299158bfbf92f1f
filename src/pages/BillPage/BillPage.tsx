import { Card, Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { useNow } from '../../device/clinicClock';
import { usePayableBill } from '../../booking/usePayableBill';
import { paths } from '../../paths';
import { ActionBar } from '../../components/layout/ActionBar/ActionBar';
import { BillProblemScreen } from '../../components/records/BillProblemScreen/BillProblemScreen';
import { BillStatement } from '../../components/records/BillStatement/BillStatement';
import { OverdueNotice } from '../../components/records/OverdueNotice/OverdueNotice';
import { BookingLine } from '../../components/booking/BookingSummary/BookingLine';
import { FailureNotice } from '../../components/feedback/FailureNotice/FailureNotice';
import { FailureScreen } from '../../components/feedback/FailureScreen/FailureScreen';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { Notice } from '../../components/feedback/Notice/Notice';
import { LinesSkeleton } from '../../components/feedback/Skeletons/Skeletons';
import { StepIndicator } from '../../components/layout/StepIndicator/StepIndicator';
import { common } from '../../copy/commonCopy';
import { payment } from '../../copy/paymentCopy';
import { formatDayTime } from '../../domain/jst';
import { awaitsTransfer, isOverdue } from '../../domain/reservation';
import { readId } from '../../domain/payable';
import { usePlatform } from '../../messaging/PlatformProvider';

const { bill: copy } = payment;

/** `/mypage/payment/bill/{id}`: the billing statement, step 1 of 3 (§payment-steps, §bill-explained). */
export function BillPage() {
  const platform = usePlatform();
  const now = useNow();
  const id = readId(useParams()['id']);
  const state = usePayableBill(id);
  if (id === null || state.status === 'problem') {
    const problem = state.status === 'problem' ? state.problem : 'notFound';
    return <BillProblemScreen problem={problem} listTo={paths.payment} reservationsTo={paths.reservations} />;
  }
  if (state.status === 'failed')
    return <FailureScreen title={copy.failed} kind={state.failure.kind} onRetry={state.retry} />;

  const { reservation, paid } = state.status === 'ready' ? state : { reservation: null, paid: false };
  return (
    <Stack>
      {!paid && <StepIndicator label={payment.steps} steps={payment.stepNames} current={1} />}
      {state.status === 'loading' && (
        <Card>
          <LinesSkeleton lines={16} label={copy.loading} />
        </Card>
      )}
      {state.status === 'ready' && state.stale && (
        <FailureNotice failure={state.stale} title={copy.stale} onLogin={platform.relogin} onReload={state.reload} />
      )}
      {paid && <Notice tone="info" role="status" title={copy.paidNotice} />}
      {reservation && (
        <BookingLine
          parts={[
            formatDayTime(reservation.start_time, now),
            reservation.subject,
            common.doctor(reservation.admin_user.lastname),
          ]}
        />
      )}
      {reservation && isOverdue(reservation, now) && (
        <OverdueNotice payBy={reservation.pay_by ?? null} transfer={awaitsTransfer(reservation)} now={now} />
      )}
      {state.status === 'ready' && <BillStatement bill={state.bill} />}
      {state.status === 'ready' && (
        <ActionBar>
          <MainButton to={paid ? paths.reservations : paths.deliver(id)}>
            {paid ? payment.toReservations : copy.proceed}
          </MainButton>
        </ActionBar>
      )}
    </Stack>
  );
}
