import { useEffect, useRef, type ReactNode } from 'react';

interface ScrollIntoViewProps {
  /** 中身が新しくなるたびに変わる値 */
  trigger: object;
  children: ReactNode;
}

/** 新しいお知らせが見える位置までスクロールします。フォーカスは移しません */
export function ScrollIntoView({ trigger, children }: ScrollIntoViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not returned from the effect, because newer browsers return a promise.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [trigger]);
  // Space for a dock with two buttons.
  return (
    <div ref={place} style={{ scrollMarginBottom: '3rem' }}>
      {children}
    </div>
  );
}
