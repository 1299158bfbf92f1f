import { UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { home } from '../../copy/home';
import { BannerPicture } from './BannerPicture';
import classes from './BannerSlider.module.css';
import { useRotation } from './useRotation';

interface BannerSliderProps {
  /** お知らせ。`title` は \n で改行できます */
  banners: readonly { title: string; text: string }[];
  /** この領域の名前 */
  label: string;
  /** 切り替わる間隔（ミリ秒）。0のときは自動で切り替わりません */
  intervalMs?: number;
}

/**
 * The banners of the home page (spec §1: 3 banners, 4 s). All lie in one grid cell, so the height never changes; those
 * not shown are inert. It rests while read (hover, focus), stops for good on touch, and never starts by itself with
 * reduced motion. Mantine's Carousel announces every slide, in English, and can't be told otherwise.
 */
export function BannerSlider({ banners, label, intervalMs = 4000 }: BannerSliderProps) {
  const { current, running, goTo, toggle, handlers } = useRotation(banners.length, intervalMs);
  const words = home.slider;
  return (
    <section aria-label={label} className={classes.slider} {...handlers}>
      <div className={classes.banners}>
        {banners.map(({ title, text }, index) => (
          <div
            key={title}
            role="group"
            aria-label={words.position(index + 1, banners.length)}
            inert={index !== current}
            aria-hidden={index !== current || undefined}
            className={classes.banner}
            data-current={index === current || undefined}
          >
            <BannerPicture index={index} />
            <p className={classes.title}>{title}</p>
            <p className={classes.text}>{text}</p>
          </div>
        ))}
      </div>
      <div className={classes.controls}>
        {intervalMs > 0 && (
          <UnstyledButton className={classes.control} aria-label={running ? words.pause : words.play} onClick={toggle}>
            {running ? <IconPlayerPause aria-hidden size={20} /> : <IconPlayerPlay aria-hidden size={20} />}
          </UnstyledButton>
        )}
        {banners.map(({ title }, index) => (
          <UnstyledButton
            key={title}
            className={classes.control}
            aria-label={words.goTo(index + 1)}
            aria-current={index === current || undefined}
            onClick={() => goTo(index)}
          >
            <span className={classes.dot} />
          </UnstyledButton>
        ))}
      </div>
    </section>
  );
}
