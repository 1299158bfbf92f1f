import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { addresses as copy } from '../../copy/addresses';
import classes from './NewAddressStep.module.css';

interface NewAddressStepProps {
  /** 住所のフォーム。途中の入力を読み込んでいる間は読み込み中の表示 */
  children: ReactNode;
}

/** 新しい住所を追加するステップ（画面全体を使い、終わるともとの画面に戻ります）（spec §5「New address」） */
export function NewAddressStep({ children }: NewAddressStepProps) {
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
      {children}
    </div>
  );
}
