import { DataList, Stack } from '@mantine/core';
import { reservation as copy } from '../../../copy/visit';

interface DeliverToProps {
  address: { zip: string; address: string; apartment: string | null };
}

/** お薬のお届け先。選ばれてから届くまで、予約とお振込先に出します */
export function DeliverTo({ address: { zip, address, apartment } }: DeliverToProps) {
  return (
    <DataList orientation="vertical" lh="sm">
      <DataList.Item>
        <DataList.ItemLabel>{copy.address}</DataList.ItemLabel>
        <Stack component={DataList.ItemValue} gap={0}>
          <span>{copy.zip(zip)}</span>
          <span>{address}</span>
          {apartment && <span>{apartment}</span>}
        </Stack>
      </DataList.Item>
    </DataList>
  );
}
