import { DataList, Divider } from '@mantine/core';
import { BillRow } from './BillRow';

interface BillSumProps {
  name: string;
  value: string;
}

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
