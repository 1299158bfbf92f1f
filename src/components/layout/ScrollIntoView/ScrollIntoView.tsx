import { useEffect, useRef, type ReactNode } from 'react';

interface ScrollIntoViewProps {
  /** 最初に表示したときと、この値が変わるたびに、スクロールします */
  trigger: object;
  children: ReactNode;
}

/** 内容（新しいお知らせなど）が見える位置までスクロールします。フォーカスは移しません */
export function ScrollIntoView({ trigger, children }: ScrollIntoViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise from `scrollIntoView`. The braces keep the effect from returning this promise.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [trigger]);
  // The margin below the content keeps a `Dock` with two buttons from covering the content.
  return (
    <div ref={place} style={{ scrollMarginBottom: '3rem' }}>
      {children}
    </div>
  );
}
