import { useLayoutEffect, useRef, type ReactNode } from 'react';
import classes from './Dock.module.css';

interface DockProps {
  children: ReactNode;
  /** 名前をつけると、ナビゲーション領域になります */
  label?: string;
}

/** 画面の下に固定する領域。ページの最後に置くと、同じ高さの余白を空けます */
export function Dock({ children, label }: DockProps) {
  const bar = useRef<HTMLDivElement>(null);
  const spacer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [element, place] = [bar.current, spacer.current];
    if (!element || !place) return undefined;
    // Written to the DOM directly, because a state would render the screen again.
    const observer = new ResizeObserver(() => {
      place.style.height = `${element.offsetHeight}px`;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={spacer} className={classes.spacer} />
      <div ref={bar} className={classes.bar} role={label && 'navigation'} aria-label={label}>
        {children}
      </div>
    </>
  );
}
