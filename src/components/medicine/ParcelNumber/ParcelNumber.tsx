import { DataList, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { copying as copy } from '../../../copy/common';
import { reservation } from '../../../copy/visit';
import { trackingPage } from '../../../domain/medicine/delivery';
import { MainButton } from '../../actions/MainButton/MainButton';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import copyRow from '../../money/CopyList/CopyList.module.css';
import { CopyRow } from '../../money/CopyList/CopyRow';
import { copyText, selectText } from '../../money/CopyList/copyText';

interface ParcelNumberProps {
  /** 運送会社 */
  carrier: string;
  /** お問い合わせ番号。クリニックの書いたとおりに示し、コピーします */
  number: string;
  /** 「荷物の状況を見る」を押したとき。運送会社のページを、アプリの外で開きます。渡さなければ出しません */
  onTrack?: ((page: string) => void) | undefined;
}

/** 発送したお薬を運送会社に問い合わせるための番号。大きな字で示し、1回でコピーでき、運送会社のページを開けます（§parcel-number、§parcel-link） */
export function ParcelNumber({ carrier, number, onTrack }: ParcelNumberProps) {
  const page = trackingPage({ carrier, number });
  const id = useId();
  const label = reservation.parcelNumber;
  const [state, setState] = useState<'none' | 'done' | 'failed'>('none');
  const copyNumber = async () => {
    const done = await copyText(number);
    setState(done ? 'done' : 'failed');
    const shown = document.getElementById(id);
    if (!done && shown) selectText(shown);
  };
  return (
    <>
      <DataList orientation="vertical" className={copyRow.rows}>
        <DataList.Item>
          <DataList.ItemLabel>{reservation.carrier}</DataList.ItemLabel>
          <DataList.ItemValue>
            <Unbroken>{carrier}</Unbroken>
          </DataList.ItemValue>
        </DataList.Item>
        <CopyRow id={id} label={label} value={number} large state={state} onCopy={() => void copyNumber()} />
      </DataList>
      {page && onTrack && (
        <MainButton variant="outline" onClick={() => onTrack(page)}>
          {reservation.track}
        </MainButton>
      )}
      {/* For screen readers; the button and the line by it show it visually. */}
      <VisuallyHidden role="status">
        {state !== 'none' && (state === 'done' ? copy.doneOf : copy.failed)(label)}
      </VisuallyHidden>
    </>
  );
}
