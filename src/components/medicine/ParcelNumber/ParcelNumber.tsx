import { DataList } from '@mantine/core';
import { reservation } from '../../../copy/visit';
import { ItemValue } from '../../layout/JaText/rows';
import { CopyRows } from '../../money/CopyList/CopyRows';

interface ParcelNumberProps {
  carrier: string;
  /** クリニックの書いたとおりに示し、コピーします */
  number: string;
}

/** お薬を運送会社に問い合わせる番号。1回でコピーできます（§parcel-number） */
export function ParcelNumber({ carrier, number }: ParcelNumberProps) {
  return (
    <CopyRows items={[{ label: reservation.parcelNumber, value: number }]} large>
      <DataList.Item>
        <DataList.ItemLabel>{reservation.carrier}</DataList.ItemLabel>
        <ItemValue>{carrier}</ItemValue>
      </DataList.Item>
    </CopyRows>
  );
}
