import { useEffect, useRef, useState, type RefObject } from 'react';
import { takeTurn } from './turns';
import { lastIn } from './toolbar';

/** Timeout in ms after which a story that has not ended no longer delays the others. */
const LONGEST = 20_000;
const LOOK_EVERY = 100;

const ENDS = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];

/** The play function has ended, and fonts and pictures are loaded. */
const hasEnded = (frame: HTMLIFrameElement) => {
  const page = frame.contentDocument;
  return (
    ENDS.some((event) => lastIn(frame, event) !== undefined) &&
    page?.fonts.status === 'loaded' &&
    [...page.images].every(({ complete, loading }) => complete || loading === 'lazy')
  );
};

export type FrameState = 'empty' | 'loading' | 'ended';

interface LiveFrame {
  place: RefObject<HTMLDivElement | null>;
  frame: RefObject<HTMLIFrameElement | null>;
  state: FrameState;
}

/** Loads an iframe when it is near the viewport and its turn has come; unloads it when it is far away again. */
export function useLiveFrame(address: string): LiveFrame {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [near, setNear] = useState(false);
  const [state, setState] = useState<FrameState>('empty');

  useEffect(() => {
    const watch = new IntersectionObserver((seen) => setNear(seen.at(-1)?.isIntersecting ?? false), {
      // This document, because a margin around the top-level viewport has no effect inside Storybook's iframe.
      root: document,
      rootMargin: '800px 0px',
    });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    if (!near) return undefined;
    let look: ReturnType<typeof setInterval> | undefined;
    const endTurn = takeTurn(() => {
      const since = performance.now();
      setState('loading');
      look = setInterval(() => {
        if (performance.now() - since > LONGEST) endTurn();
        if (!frame.current || !hasEnded(frame.current)) return;
        clearInterval(look);
        setState('ended');
        endTurn();
      }, LOOK_EVERY);
    }, place.current);
    return () => {
      clearInterval(look);
      setState('empty');
      endTurn();
    };
  }, [near, address]);

  return { place, frame, state };
}
