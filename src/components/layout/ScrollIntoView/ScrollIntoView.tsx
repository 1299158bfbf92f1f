import { useEffect, useRef, type ReactNode } from 'react';

interface ScrollIntoViewProps {
  /** この値が変わるたびに、スクロールします */
  trigger: object;
  children: ReactNode;
}

/** 内容（新しいお知らせなど）が見える位置までスクロールします。フォーカスは移しません */
export function ScrollIntoView({ trigger, children }: ScrollIntoViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces, because newer browsers return a promise here, and an effect must not return a promise.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [trigger]);
  // The margin keeps the content above a `Dock` with two buttons.
  return (
    <div ref={place} style={{ scrollMarginBottom: '3rem' }}>
      {children}
    </div>
  );
}
