import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import classes from './Dock.module.css';

interface DockProps {
  /** 下に固定して見せるもの */
  children: ReactNode;
  /** 名前をつけると、ナビゲーション領域になります */
  label?: string;
}

/**
 * What stays at the bottom edge of the screen, above the safe area. In the page it leaves exactly its own height, however
 * large the text, so that nothing is ever hidden behind it: place it last.
 */
export function Dock({ children, label }: DockProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const measure = () => setHeight(element.offsetHeight);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div className={classes.room} style={{ height }} />
      <div ref={bar} className={classes.bar} {...(label && { role: 'navigation', 'aria-label': label })}>
        {children}
      </div>
    </>
  );
}
