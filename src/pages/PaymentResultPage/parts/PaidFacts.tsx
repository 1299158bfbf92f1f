import { DataList, Paper } from '@mantine/core';
import type { Reservation } from '../../../api/contract/reservations';
import { ItemValue } from '../../../components/layout/Unbroken/texts';
import { peak as copy } from '../../../copy/peak';
import { formatYen } from '../../../domain/money/bill';

interface PaidFactsProps {
  /** In yen; null where the clinic does not say it. */
  amount: number | null;
  /** Null where the clinic does not say it. */
  address: Reservation['deliver_user'];
}

/** What was paid, when the medicine arrives and where, each as far as it is known (§arrival-unsent). */
export function PaidFacts({ amount, address }: PaidFactsProps) {
  const rows = [
    { label: copy.amount, value: amount === null ? '' : formatYen(amount) },
    { label: copy.arrival, value: copy.arrives },
    { label: copy.address, value: [address?.address, address?.apartment].filter(Boolean).join(' ') },
  ];
  return (
    <Paper p="card">
      <DataList withDivider ta="start">
        {rows
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <DataList.Item key={label}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <ItemValue fw={700}>{value}</ItemValue>
            </DataList.Item>
          ))}
      </DataList>
    </Paper>
  );
}
