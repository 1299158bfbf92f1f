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
 * ホームのお知らせ。3枚が4秒ごとに替わり、高さは変わりません（spec §1）。読んでいる間は休み、触れると止まり、「視差効果を減らす」を入れている方には
 * 動かしません
 */
// Not Mantine's Carousel: it announces every slide, in English, and can't be told otherwise.
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
          <button
            type="button"
            className={`plain-button ${classes.control}`}
            aria-label={running ? words.pause : words.play}
            onClick={toggle}
          >
            {running ? <IconPlayerPause aria-hidden size={20} /> : <IconPlayerPlay aria-hidden size={20} />}
          </button>
        )}
        {banners.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            className={`plain-button ${classes.control}`}
            aria-label={words.goTo(index + 1)}
            aria-current={index === current || undefined}
            onClick={() => goTo(index)}
          >
            <span className={classes.dot} />
          </button>
        ))}
      </div>
    </section>
  );
}
