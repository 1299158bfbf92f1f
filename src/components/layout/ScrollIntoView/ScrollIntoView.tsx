import { useEffect, useRef, type ReactNode } from 'react';

interface ScrollIntoViewProps {
  /** 中身が新しくなるたびに変わる値 */
  of: object;
  /** 押したボタンの近くに出すお知らせ */
  children: ReactNode;
}

/** 新しく出たお知らせが画面の外や下のメニューに隠れないように、見えるところまで動かします。フォーカスは動きません */
export function ScrollIntoView({ of, children }: ScrollIntoViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not returned: newer browsers return a promise, which is not an effect cleanup.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [of]);
  return <div ref={place}>{children}</div>;
}
