import { Stack, Text } from '@mantine/core';
import { useNow } from '../../device/clinicClock';
import { useReservations } from '../../api/reservationsApi';
import { paths } from '../../paths';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState';
import { FailureNotice } from '../../components/feedback/FailureNotice/FailureNotice';
import { FailureScreen } from '../../components/feedback/FailureScreen/FailureScreen';
import { OverdueNotice } from '../../components/records/OverdueNotice/OverdueNotice';
import { PaymentCard } from '../../components/records/PaymentCard/PaymentCard';
import { CardSkeleton } from '../../components/feedback/Skeletons/Skeletons';
import { empty } from '../../copy/emptyCopy';
import { payment as copy } from '../../copy/paymentCopy';
import { awaitsTransfer, isOverdue, isOwed } from '../../domain/reservation';
import { usePlatform } from '../../messaging/PlatformProvider';

/** `/mypage/payment`: the consultations that are owed (§payment-list-owed). */
export function PaymentsPage() {
  const platform = usePlatform();
  const list = useReservations();
  const now = useNow(60_000);
  if (list.status === 'loading') return <CardSkeleton label={copy.listLoading} />;
  if (list.status === 'failed') return <FailureScreen kind={list.failure.kind} onRetry={list.retry} />;
  const owed = list.data.all_reservations.filter(isOwed);
  return (
    <Stack gap="sm">
      {list.stale && (
        <FailureNotice failure={list.stale} title={copy.listStale} onLogin={platform.relogin} onReload={list.reload} />
      )}
      {owed.some((one) => isOverdue(one, now)) && <OverdueNotice now={now} />}
      {owed.length > 0 && (
        <Text size="sm" c="dimmed">
          {copy.listLead}
        </Text>
      )}
      {owed.map((one) => (
        <PaymentCard
          key={one.id}
          reservation={one}
          now={now}
          transfer={awaitsTransfer(one)}
          to={awaitsTransfer(one) ? paths.bankDetails(one.id) : paths.bill(one.id)}
        />
      ))}
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
