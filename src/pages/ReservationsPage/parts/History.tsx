import { Paper } from '@mantine/core';
import type { Reservation } from '../../../api/contract/reservations';
import { PastVisit } from '../../../components/visit/PastVisit/PastVisit';
import { empty } from '../../../copy/common';
import type { Instant } from '../../../domain/calendar/jst';
import { Text } from '../../../components/layout/Unbroken/texts';
import { bookAgainTo } from '../../../booking/bookAgainTo';
import { receiptProps } from './receiptProps';
import { toCard } from '../../../booking/toCard';
import type { useReceipt } from './useReceipt';

interface HistoryProps {
  past: readonly Reservation[];
  now: Instant;
  /** The fee in yen for not coming; null where none is set. */
  fee: number | null;
  receipts: ReturnType<typeof useReceipt>;
}

/** The past reservations, a line each. */
export function History({ past, now, fee, receipts }: HistoryProps) {
  if (past.length === 0) return <Text c="dimmed">{empty.pastReservations}</Text>;
  return (
    <Paper variant="rows" withBorder>
      {past.map((one) => (
        <PastVisit
          key={one.id}
          reservation={toCard(one, now)}
          now={now}
          fee={fee}
          bookTo={bookAgainTo(one)}
          {...receiptProps(receipts, one.id)}
        />
      ))}
    </Paper>
  );
}
