import { DataList, Stack } from '@mantine/core';
import { addresses as words } from '../../../copy/person';
import { reservation as copy } from '../../../copy/visit';

interface DeliverAddress {
  zip: string;
  address: string;
  apartment: string | null;
}

/** Returns an option for `ChoiceCards`. */
export const addressOption = ({ id, zip, address, apartment }: DeliverAddress & { id: number }, isMain: boolean) => ({
  value: String(id),
  title: [copy.zip(zip), address, apartment].filter(Boolean).join('\n'),
  mark: isMain ? words.main : undefined,
});

/** お薬のお届け先 */
export function DeliverTo({ address: { zip, address, apartment } }: { address: DeliverAddress }) {
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
