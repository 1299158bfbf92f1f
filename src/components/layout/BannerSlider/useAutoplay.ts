import { useReducedMotion } from '@mantine/hooks';
import type { EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * Autoplay of a carousel every `intervalMs` (0 = off) (§banner-four-seconds). A touch or a button press by the
 * patient takes precedence; until then it plays unless reduced motion is set, and pauses on hover and keyboard focus.
 * The plug-in itself pauses while the page is hidden.
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
    // A change of width reinitializes the carousel and its plug-in.
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
      // A click focuses too, but only keyboard focus pauses.
      onFocus: (event: FocusEvent) => setHeld(event.target.matches(':focus-visible')),
      onBlur: () => setHeld(false),
    },
  };
}
