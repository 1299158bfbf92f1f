import { DataList, Stack } from '@mantine/core';
import { costs as copy } from '../../../copy/booking';
import type { Costs, YenRange } from '../../../domain/clinic/terms';
import { formatYen } from '../../../domain/money/bill';
import { Note } from '../../layout/JaText/texts';
import { ItemValue } from '../../layout/JaText/rows';

export const rangeText = (range: YenRange | null) => range && copy.range(formatYen(range.from), formatYen(range.to));

export function CostRows({ costs: { systemFee, postage, first, repeat, cancelFee } }: { costs: Costs }) {
  const totals = [
    { label: copy.first, value: rangeText(first) },
    { label: copy.repeat, value: rangeText(repeat) },
  ];
  const details = [
    { label: copy.share, value: copy.shareValue },
    { label: copy.systemFee, value: systemFee === null ? null : formatYen(systemFee) },
    { label: copy.postage, value: postage === null ? null : formatYen(postage) },
    { label: copy.cancelFee, value: cancelFee === null ? null : copy.cancelNote(formatYen(cancelFee)) },
  ];
  return (
    <Stack gap="xs">
      <Rows rows={totals} strong />
      {(first || repeat) && <Note>{copy.totalNote}</Note>}
      <Rows rows={details} />
      {(systemFee !== null || postage !== null) && <Note>{copy.taxNote}</Note>}
    </Stack>
  );
}

function Rows({ rows, strong = false }: { rows: { label: string; value: string | null }[]; strong?: boolean }) {
  const knownRows = rows.filter(({ value }) => value !== null);
  if (knownRows.length === 0) return null;
  return (
    <DataList gap={4} fw={strong ? 700 : undefined}>
      {knownRows.map(({ label, value }) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <ItemValue>{value}</ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  );
}
