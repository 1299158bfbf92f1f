import { useEffect, useLayoutEffect, useRef } from 'react';
import { addresses as copy } from '../../copy/addresses';
import type { AddressLines } from '../../domain/address';
import { AddressForm, type AddressFormProps } from '../AddressForm/AddressForm';
import { DraftState } from '../DraftState/DraftState';
import { QuestionSkeleton } from '../Skeletons/Skeletons';
import classes from './NewAddressStep.module.css';

interface AddressDraft {
  initial: AddressLines;
  restored: boolean;
  kept: boolean;
  key: string;
  keep: (lines: AddressLines) => void;
  startOver: () => void;
}

interface NewAddressStepProps extends Omit<AddressFormProps, 'initial' | 'onType'> {
  /** この端末に保存した途中の入力。読み込んでいる間は null */
  draft: AddressDraft | null;
}

/** 新しい住所を追加するステップ（画面全体を使い、終わるともとの画面に戻ります）（spec §5「New address」、E1） */
export function NewAddressStep({ draft, ...form }: NewAddressStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  // What opened this step is drawn anew: the patient goes on at the top of the page.
  useEffect(() => () => document.getElementById('page-title')?.focus(), []);
  return (
    <div className={classes.step}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {copy.add}
      </h2>
      {draft === null ? (
        <QuestionSkeleton />
      ) : (
        <>
          {(draft.restored || !draft.kept) && (
            <DraftState kept={draft.kept} restored={draft.restored} onStartOver={draft.startOver} />
          )}
          <AddressForm key={draft.key} initial={draft.initial} onType={draft.keep} {...form} />
        </>
      )}
    </div>
  );
}
