import { useLayoutEffect, useRef, type ReactNode } from 'react';
import classes from './Dock.module.css';

interface DockProps {
  children: ReactNode;
  /** 領域の読み上げ名。指定すると、ナビゲーションの領域になります */
  label?: string;
}

/** 画面の下に固定する領域。同じ高さの余白も置くので、画面の内容を隠しません */
export function Dock({ children, label }: DockProps) {
  const bar = useRef<HTMLDivElement>(null);
  const spacer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [barElement, spacerElement] = [bar.current, spacer.current];
    if (!barElement || !spacerElement) return undefined;
    const observer = new ResizeObserver(() => {
      spacerElement.style.height = `${barElement.offsetHeight}px`;
    });
    observer.observe(barElement);
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
