import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** How far a finger must travel to mean "the next one", in CSS pixels. */
const SWIPE_PX = 40;

/**
 * Which of `count` things is shown, moving on every `intervalMs` (0 = never). What the patient asked for, by touch or
 * button, wins over everything; until then it runs unless motion is reduced, and rests under the pointer or keyboard focus.
 */
export function useRotation(count: number, intervalMs: number) {
  const [current, setCurrent] = useState(0);
  const [asked, setAsked] = useState<'run' | 'stop' | null>(null);
  const [held, setHeld] = useState(false);
  const reduced = useReducedMotion();
  const touchedAt = useRef<number | null>(null);
  const running = asked === null ? !reduced : asked === 'run';
  const moving = running && intervalMs > 0 && (asked === 'run' || !held);

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setInterval(() => setCurrent((shown) => (shown + 1) % count), intervalMs);
    return () => clearInterval(timer);
  }, [moving, count, intervalMs]);

  const goTo = (index: number) => {
    setAsked('stop');
    setCurrent((index + count) % count);
  };
  const handlers = {
    onPointerEnter: (event: PointerEvent) => setHeld(event.pointerType === 'mouse'),
    onPointerLeave: () => setHeld(false),
    // A click focuses too, but only the keyboard's focus means reading.
    onFocus: (event: FocusEvent) => setHeld(event.target.matches(':focus-visible')),
    onBlur: () => setHeld(false),
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button')) return;
      touchedAt.current = event.clientX;
      setAsked('stop');
    },
    onPointerUp: (event: PointerEvent) => {
      const way = touchedAt.current === null ? 0 : event.clientX - touchedAt.current;
      touchedAt.current = null;
      if (Math.abs(way) >= SWIPE_PX) goTo(current - Math.sign(way));
    },
    onPointerCancel: () => {
      touchedAt.current = null;
    },
  };
  return { current, running, goTo, toggle: () => setAsked(running ? 'stop' : 'run'), handlers };
}
