import { useReducedMotion } from '@mantine/hooks';
import type { EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * Moves a carousel on every `intervalMs` (0 = never). What the patient asked for, by touch or button, wins over
 * everything; until then it runs unless motion is reduced, and rests under the pointer or keyboard focus. While the page
 * is hidden the plug-in waits.
 */
export function useAutoplay(embla: EmblaCarouselType | null, intervalMs: number) {
  const [plugins] = useState(() => [Autoplay({ delay: intervalMs, playOnInit: false, stopOnFocusIn: false })]);
  const [asked, setAsked] = useState<'run' | 'stop' | null>(null);
  const [held, setHeld] = useState(false);
  const reduced = useReducedMotion();
  const running = asked === null ? !reduced : asked === 'run';
  const moving = running && intervalMs > 0 && (asked === 'run' || !held);

  useEffect(() => {
    if (!embla) return undefined;
    const stop = () => setAsked('stop');
    const play = () => {
      const autoplay = embla.plugins().autoplay;
      if (moving && embla.scrollSnapList().length > 1) autoplay?.play();
      else autoplay?.stop();
    };
    play();
    // The carousel starts anew, and its plug-in with it, when its width changes.
    embla.on('reInit', play).on('pointerDown', stop);
    return () => void embla.off('reInit', play).off('pointerDown', stop);
  }, [embla, moving]);

  return {
    plugins,
    running,
    stop: () => setAsked('stop'),
    toggle: () => setAsked(running ? 'stop' : 'run'),
    handlers: {
      onPointerEnter: (event: PointerEvent) => setHeld(event.pointerType === 'mouse'),
      onPointerLeave: () => setHeld(false),
      // A click focuses too, but only the keyboard's focus means reading.
      onFocus: (event: FocusEvent) => setHeld(event.target.matches(':focus-visible')),
      onBlur: () => setHeld(false),
    },
  };
}
