import { useEffect, useRef, type ReactNode } from 'react';

interface ScrollIntoViewProps {
  /** この値が変わるたびに、もう一度スクロールします */
  trigger: object;
  children: ReactNode;
}

/** フォーカスを移さずに、内容が見える位置までスクロールします */
export function ScrollIntoView({ trigger, children }: ScrollIntoViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In newer browsers, `scrollIntoView` returns a promise.
    // The braces keep the effect from returning the promise.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [trigger]);
  // The margin keeps a `Dock` with two buttons from covering the content.
  return (
    <div ref={place} style={{ scrollMarginBottom: '3rem' }}>
      {children}
    </div>
  );
}
