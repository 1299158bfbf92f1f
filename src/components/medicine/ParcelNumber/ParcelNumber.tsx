import { DataList } from '@mantine/core';
import { reservation } from '../../../copy/visit';
import { ItemValue } from '../../layout/JaText/rows';
import { CopyRows } from '../../money/CopyList/CopyRows';

interface ParcelNumberProps {
  carrier: string;
  /** クリニックが入力した表記のまま表示します */
  number: string;
}

/** お薬を運ぶ配送会社と、コピーできるお問い合わせ番号（§parcel-number） */
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
