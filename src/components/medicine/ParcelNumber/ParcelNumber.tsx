import { DataList, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { copying as copy } from '../../../copy/common';
import { reservation } from '../../../copy/visit';
import { ItemValue } from '../../layout/Unbroken/texts';
import copyRow from '../../money/CopyList/CopyList.module.css';
import { CopyRow } from '../../money/CopyList/CopyRow';
import { copyText, selectText } from '../../money/CopyList/copyText';

interface ParcelNumberProps {
  carrier: string;
  /** クリニックの書いたとおりに示し、コピーします */
  number: string;
}

/** お薬を運送会社に問い合わせる番号。1回でコピーできます（§parcel-number） */
export function ParcelNumber({ carrier, number }: ParcelNumberProps) {
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
          <ItemValue>{carrier}</ItemValue>
        </DataList.Item>
        <CopyRow id={id} label={label} value={number} large state={state} onCopy={() => void copyNumber()} />
      </DataList>
      {/* For screen readers. */}
      <VisuallyHidden role="status">
        {state !== 'none' && (state === 'done' ? copy.doneOf : copy.failed)(label)}
      </VisuallyHidden>
    </>
  );
}
