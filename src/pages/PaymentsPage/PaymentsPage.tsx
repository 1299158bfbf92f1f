import { Stack, Text } from '@mantine/core';
import { useNow } from '../../device/clinicClock';
import { useReservations } from '../../api/reservations';
import { paths } from '../../paths';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState';
import { FailureNotice } from '../../components/feedback/FailureNotice/FailureNotice';
import { LostRows } from '../../components/feedback/LostRows/LostRows';
import { FailureScreen } from '../../components/feedback/FailureScreen/FailureScreen';
import { NextStepLead } from '../../components/visit/NextStepLead/NextStepLead';
import { OverdueNotice } from '../../components/money/OverdueNotice/OverdueNotice';
import { PaymentCard } from '../../components/money/PaymentCard/PaymentCard';
import { empty } from '../../copy/common';
import { payment as copy } from '../../copy/money';
import { awaitsTransfer, isOverdue } from '../../domain/money/payment';
import { paymentList } from '../../domain/visit/nextStep';
import { usePlatform } from '../../messaging/PlatformProvider';
import { Unbroken } from '../../components/layout/Unbroken/Unbroken';
import { PaymentsSkeleton } from './parts/PaymentsSkeleton';

/** `/mypage/payment`: the consultations that are owed (§payment-list-owed). */
export function PaymentsPage() {
  const platform = usePlatform();
  const list = useReservations();
  const now = useNow();
  if (list.status === 'loading') return <PaymentsSkeleton />;
  if (list.status === 'failed') return <FailureScreen kind={list.failure.kind} onRetry={list.retry} />;
  const { step, first, owed } = paymentList(list.data.all_reservations, now);
  return (
    <Stack>
      {list.stale && (
        <FailureNotice failure={list.stale} title={copy.listStale} onLogin={platform.relogin} onReload={list.reload} />
      )}
      <LostRows count={list.lost} />{' '}
      {first && <NextStepLead step={step} now={now} onEnterRoom={platform.openExternal} />}
      {owed.some((one) => isOverdue(one, now)) && <OverdueNotice now={now} />}
      {owed.map((one) => (
        <PaymentCard
          key={one.id}
          reservation={one}
          now={now}
          main={one === first}
          transfer={awaitsTransfer(one)}
          to={awaitsTransfer(one) ? paths.bankDetails(one.id) : paths.bill(one.id)}
        />
      ))}
      {first && (
        <Text size="sm" c="dimmed">
          <Unbroken>{copy.listLead}</Unbroken>
        </Text>
      )}
      {owed.length === 0 && (
        <EmptyState
          picture="payment-empty"
          title={empty.payments}
          action={{ label: copy.toReservations, to: paths.reservations }}
        />
      )}
    </Stack>
  );
}
