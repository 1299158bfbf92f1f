import { Carousel } from '@mantine/carousel';
import { ActionIcon, Group, Text } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { home } from '../../../copy/app';
import { BannerPicture } from './BannerPicture';
import classes from './BannerSlider.module.css';
import '../../../theme/laterStyles';

/** Reduced motion, hover and keyboard focus stop the slides unless the patient has pressed play. */
function useAutoplay(embla: EmblaCarouselType | null, intervalMs: number) {
  const [plugins] = useState(() => [Autoplay({ delay: intervalMs, playOnInit: false, stopOnFocusIn: false })]);
  const [patientChoice, setPatientChoice] = useState<'play' | 'stop' | null>(null);
  const [isPaused, setIsPaused] = useState(false);
  const prefersReducedMotion = useReducedMotion();
  const isOn = patientChoice === null ? !prefersReducedMotion : patientChoice === 'play';
  const isMoving = isOn && intervalMs > 0 && (patientChoice === 'play' || !isPaused);

  useEffect(() => {
    if (!embla) return undefined;
    const stop = () => setPatientChoice('stop');
    const playOrStop = () => {
      const autoplay = embla.plugins().autoplay;
      if (isMoving && embla.scrollSnapList().length > 1) autoplay?.play();
      else autoplay?.stop();
    };
    playOrStop();
    // A change of width makes the plug-in forget whether the slides were moving, so `playOrStop` runs again.
    embla.on('reInit', playOrStop).on('pointerDown', stop);
    return () => void embla.off('reInit', playOrStop).off('pointerDown', stop);
  }, [embla, isMoving]);

  return {
    plugins,
    isOn,
    stop: () => setPatientChoice('stop'),
    toggle: () => setPatientChoice(isOn ? 'stop' : 'play'),
    handlers: {
      onPointerEnter: (event: PointerEvent) => setIsPaused(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsPaused(false),
      onFocus: (event: FocusEvent) => setIsPaused(event.target.matches(':focus-visible')),
      onBlur: () => setIsPaused(false),
    },
  };
}

interface BannerSliderProps {
  /** `title` は \n で改行できます */
  banners: readonly { title: string; text: string }[];
  label: string;
  /** 0なら、自動で切り替えません */
  intervalMs?: number;
}

const CONTROL = { variant: 'transparent', radius: 'xl', c: 'white' } as const;

/** 自動で切り替わる、ホームのお知らせ（§banner-four-seconds） */
export function BannerSlider({ banners, label, intervalMs = 4000 }: BannerSliderProps) {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const [currentIndex, setCurrentIndex] = useState(0);
  const { plugins, isOn, stop, toggle, handlers } = useAutoplay(embla, intervalMs);
  const words = home.slider;
  const goTo = (index: number) => {
    stop();
    embla?.scrollTo(index);
  };
  return (
    <section aria-label={label} className={classes.slider} {...handlers}>
      <Carousel getEmblaApi={setEmbla} onSlideChange={setCurrentIndex} plugins={plugins}>
        {banners.map(({ title, text }, index) => (
          <Carousel.Slide
            key={title}
            aria-label={words.position(index + 1, banners.length)}
            aria-hidden={index !== currentIndex || undefined}
            inert={index !== currentIndex}
            className={classes.banner}
          >
            <BannerPicture index={index} />
            <Text fw={700} fz="min(1.125rem, 9cqi)" lh={1.45} pos="relative" style={{ whiteSpace: 'pre-line' }}>
              {title}
            </Text>
            <Text size="sm" pos="relative">
              {text}
            </Text>
          </Carousel.Slide>
        ))}
      </Carousel>
      <Group gap={8} pos="absolute" right={12} bottom={4}>
        {intervalMs > 0 && (
          <ActionIcon {...CONTROL} aria-label={isOn ? words.pause : words.play} onClick={toggle}>
            {isOn ? <IconPlayerPause aria-hidden size={20} /> : <IconPlayerPlay aria-hidden size={20} />}
          </ActionIcon>
        )}
        {banners.map(({ title }, index) => (
          <ActionIcon
            key={title}
            {...CONTROL}
            aria-label={words.goTo(index + 1)}
            aria-current={index === currentIndex || undefined}
            onClick={() => goTo(index)}
          >
            <span className={classes.dot} />
          </ActionIcon>
        ))}
      </Group>
    </section>
  );
}
