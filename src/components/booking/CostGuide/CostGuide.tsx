import { Card, DataList, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { costs as copy } from '../../../copy/costsCopy';
import type { Costs, YenRange } from '../../../domain/fees';
import { formatYen } from '../../../domain/money';
import { Unbroken } from '../../layout/Unbroken/Unbroken';

interface CostGuideProps {
  /** 費用。クリニックが決めていない金額は示しません */
  costs: Costs;
  /** 見出しの深さ */
  order?: 2 | 3;
}

const rangeOf = (range: YenRange | null) => range && copy.range(formatYen(range.from), formatYen(range.to));

/** 予約の前にわかる費用：よくある合計と、その中身、キャンセル料（§costs-before-booking） */
export function CostGuide({ costs, order = 2 }: CostGuideProps) {
  const id = useId();
  const { systemFee, postage, first, repeat, cancelFee } = costs;
  const totals = [
    { label: copy.first, value: rangeOf(first) },
    { label: copy.repeat, value: rangeOf(repeat) },
  ];
  const parts = [
    { label: copy.share, value: copy.shareValue },
    { label: copy.systemFee, value: systemFee === null ? null : formatYen(systemFee) },
    { label: copy.postage, value: postage === null ? null : formatYen(postage) },
    { label: copy.cancelFee, value: cancelFee === null ? null : copy.cancelNote(formatYen(cancelFee)) },
  ];
  return (
    // A landmark on the page alone, which stands behind the sheet with the same words.
    <Card {...(order === 2 && { component: 'section', 'aria-labelledby': id })}>
      <Title order={order} id={id} fz="md">
        {copy.title}
      </Title>
      <Rows rows={totals} strong />
      {(first || repeat) && (
        <Text size="sm" c="dimmed">
          <Unbroken>{copy.totalNote}</Unbroken>
        </Text>
      )}
      <Rows rows={parts} />
      {(systemFee !== null || postage !== null) && (
        <Text size="sm" c="dimmed">
          <Unbroken>{copy.taxNote}</Unbroken>
        </Text>
      )}
    </Card>
  );
}

/** The rows whose amount is known. */
function Rows({ rows, strong = false }: { rows: { label: string; value: string | null }[]; strong?: boolean }) {
  const known = rows.filter(({ value }) => value !== null);
  if (known.length === 0) return null;
  return (
    <DataList gap={4} {...(strong && { fw: 700 })}>
      {known.map(({ label, value }) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList>
  );
}
