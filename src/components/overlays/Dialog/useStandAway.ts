import { useCallback, useEffect, useRef, useState, type CSSProperties } from 'react';
import { standAway, type Standing } from '../../../domain/tap';

/**
 * Keeps the action of a dialog that destroys away from the finger that opened it (§destroys-elsewhere). A keyboard, a
 * switch and a screen reader have no finger, and meet the dialog at its usual place. The hook must be there before the
 * press.
 */
export function useStandAway(destroys: boolean) {
  /** How far down in the window the last press was; null when it was no finger's. */
  const press = useRef<number | null>(null);
  const [standing, setStanding] = useState<Standing | null>(null);

  useEffect(() => {
    if (!destroys) return undefined;
    const remember = ({ detail, clientY }: MouseEvent) => void (press.current = detail === 0 ? null : clientY);
    window.addEventListener('click', remember, true);
    return () => window.removeEventListener('click', remember, true);
  }, [destroys]);

  /** The ref of the action: measured when the dialog comes, before it is drawn. */
  const place = useCallback((action: HTMLElement | null) => {
    const content = action?.closest<HTMLElement>('[role="dialog"]');
    const around = content?.parentElement;
    if (!action || !content || !around || press.current === null) return undefined;
    const all = content.getBoundingClientRect();
    const own = action.getBoundingClientRect();
    // A dialog begins to come somewhat smaller than it is.
    const scale = all.height / content.offsetHeight;
    setStanding(
      standAway(press.current, {
        window: around.clientHeight,
        gap: Number.parseFloat(getComputedStyle(around).paddingTop),
        dialog: content.scrollHeight,
        from: (own.top - all.top) / scale,
        to: (own.bottom - all.top) / scale,
      }),
    );
    return () => setStanding(null);
  }, []);

  const style: CSSProperties = standing
    ? { alignSelf: standing.at, maxHeight: `min(${standing.room}px, 100dvh - 2 * var(--modal-y-offset))` }
    : {};
  return { place, style };
}
