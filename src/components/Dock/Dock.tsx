import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import classes from './Dock.module.css';

interface DockProps {
  /** 下に固定して見せるもの */
  children: ReactNode;
  /** 名前をつけると、ナビゲーション領域になります */
  label?: string;
}

/**
 * 画面の下のふちに固定する台。文字がどれだけ大きくても、ちょうど同じ高さの場所をページの終わりに空けるので、後ろに何も隠れません。いちばん最後に
 * 置きます
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
