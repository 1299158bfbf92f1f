import { DataList, Divider, Text } from '@mantine/core';
import { ItemValue } from '../../layout/JaText/rows';
import '../../../theme/laterStyles';

interface BillRowProps {
  name: string;
  type?: string | false;
  value?: string;
  isSum?: boolean;
}

export function BillRow({ name, type, value, isSum = false }: BillRowProps) {
  const look = { c: isSum ? 'var(--color-ink)' : 'inherit', fw: isSum ? 700 : 400 };
  return (
    <DataList.Item>
      <DataList.ItemLabel {...look}>
        {type && (
          <Text span display="block" size="sm" c="dimmed">
            {type}
          </Text>
        )}
        {name}
      </DataList.ItemLabel>
      {value !== undefined && (
        <ItemValue {...look} style={{ alignSelf: 'flex-end' }}>
          {value}
        </ItemValue>
      )}
    </DataList.Item>
  );
}

export function BillSum(props: Pick<BillRowProps, 'name' | 'value'>) {
  return (
    <>
      <Divider />
      <DataList>
        <BillRow isSum {...props} />
      </DataList>
    </>
  );
}
