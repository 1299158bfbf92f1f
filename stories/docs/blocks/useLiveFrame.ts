import { useEffect, useRef, useState, type RefObject } from 'react';
import { queueTurn } from './turns';
import { lastEvent } from './toolbar';

/** After this time, the next story may load even if the current story has not ended. */
const MAX_TURN_MS = 20_000;
const CHECK_EVERY_MS = 100;
const ENDINGS = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];

/** Also true for a failed story. False until fonts and pictures are loaded. */
const hasEnded = (frame: HTMLIFrameElement) => {
  const page = frame.contentDocument;
  return (
    ENDINGS.some((event) => lastEvent(frame, event) !== undefined) &&
    page?.fonts.status === 'loaded' &&
    [...page.images].every(({ complete, loading }) => complete || loading === 'lazy')
  );
};

export type FrameState = 'empty' | 'loading' | 'ready';

interface LiveFrame {
  place: RefObject<HTMLDivElement | null>;
  frame: RefObject<HTMLIFrameElement | null>;
  state: FrameState;
}

/** Loads an iframe near the viewport when its turn comes, and unloads a distant iframe. */
export function useLiveFrame(address: string): LiveFrame {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [state, setState] = useState<FrameState>('empty');

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false), {
      // Sets `root`, because `rootMargin` without `root` has no effect inside Storybook's iframe.
      root: document,
      rootMargin: '800px 0px',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const endTurn = queueTurn(() => {
      const startedAt = performance.now();
      setState('loading');
      timer = setInterval(() => {
        if (performance.now() - startedAt > MAX_TURN_MS) endTurn();
        if (!frame.current || !hasEnded(frame.current)) return;
        clearInterval(timer);
        setState('ready');
        endTurn();
      }, CHECK_EVERY_MS);
    }, place.current);
    return () => {
      clearInterval(timer);
      setState('empty');
      endTurn();
    };
  }, [isNear, address]);

  return { place, frame, state };
}
