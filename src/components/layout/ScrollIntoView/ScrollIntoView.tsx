import { useEffect, useRef, type ReactNode } from 'react';

interface ScrollIntoViewProps {
  /** 中身が新しくなるたびに変わる値 */
  of: object;
  children: ReactNode;
}

/** 新しいお知らせが見えるところまで動かします。フォーカスは動きません */
export function ScrollIntoView({ of, children }: ScrollIntoViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not returned: newer browsers return a promise.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [of]);
  // A dock of two buttons is higher than most.
  return (
    <div ref={place} style={{ scrollMarginBottom: '3rem' }}>
      {children}
    </div>
  );
}
