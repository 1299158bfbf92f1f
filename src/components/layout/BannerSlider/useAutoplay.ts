import { useReducedMotion } from '@mantine/hooks';
import type { EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';

/** Until the patient stops or starts it, it obeys reduced motion and pauses on hover and keyboard focus. */
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
    // A change of width reinitializes the plug-in.
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
      onFocus: (event: FocusEvent) => setHeld(event.target.matches(':focus-visible')),
      onBlur: () => setHeld(false),
    },
  };
}
