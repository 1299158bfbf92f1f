import { DataList, Divider } from '@mantine/core';
import { BillRow } from './BillRow';

interface BillSumProps {
  /** 合計の名前 */
  name: string;
  /** 金額や点数 */
  value: string;
}

/** What the lines above come to, below a line. */
export function BillSum(props: BillSumProps) {
  return (
    <>
      <Divider />
      <DataList>
        <BillRow sum {...props} />
      </DataList>
    </>
  );
}
