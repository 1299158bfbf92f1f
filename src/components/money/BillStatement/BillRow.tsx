import { DataList } from '@mantine/core';
import type { ReactNode } from 'react';

interface BillRowProps {
  /** 項目 */
  name: string;
  /** 金額や点数 */
  value?: ReactNode;
  /** ここまでの合計。上に線を引きます */
  sum?: boolean;
}

/** One line of a bill: name and amount. */
export function BillRow({ name, value, sum = false }: BillRowProps) {
  return (
    <DataList.Item mod={{ sum }}>
      <DataList.ItemLabel>{name}</DataList.ItemLabel>
      {value !== undefined && <DataList.ItemValue>{value}</DataList.ItemValue>}
    </DataList.Item>
  );
}
