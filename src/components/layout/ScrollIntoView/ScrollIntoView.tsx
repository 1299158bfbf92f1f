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
    // In braces, because newer browsers return a promise, and an effect must not return one.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [trigger]);
  // The margin keeps a `Dock` with two buttons from covering the content.
  return (
    <div ref={place} style={{ scrollMarginBottom: '3rem' }}>
      {children}
    </div>
  );
}
