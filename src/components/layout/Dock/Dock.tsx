import { useLayoutEffect, useRef, type ReactNode } from 'react';
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
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [element, place] = [bar.current, room.current];
    if (!element || !place) return undefined;
    // Called before the first paint too. Written to the DOM directly: a state would render the screen again.
    const observer = new ResizeObserver(() => {
      place.style.height = `${element.offsetHeight}px`;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={room} className={classes.room} />
      <div ref={bar} className={classes.bar} role={label && 'navigation'} aria-label={label}>
        {children}
      </div>
    </>
  );
}
