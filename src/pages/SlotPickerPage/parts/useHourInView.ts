import { useEffect, useState } from 'react';

/** An hour counts as passed once less than a line of its slots is left, in px. */
const SLACK = 48;

/**
 * The first hour below the line to which a jump brings one; null until it is known. `rows` is the number of hours on the
 * page.
 */
export function useHourInView(rows: number): number | null {
  const [hour, setHour] = useState<number | null>(null);
  useEffect(() => {
    const bands = [...document.querySelectorAll('[id^="band-"]')];
    const [first] = bands;
    if (!first) return undefined;
    const seen = new Set<Element>();
    const watch = () => {
      const page = getComputedStyle(document.documentElement).scrollPaddingTop;
      const line = parseFloat(page) + parseFloat(getComputedStyle(first).scrollMarginTop) + SLACK;
      const watching = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) seen.add(target);
            else seen.delete(target);
          }
          const top = bands.find((band) => seen.has(band));
          setHour(top ? Number(top.id.slice('band-'.length)) : null);
        },
        // Without an end below: a jump may bring an hour from below the screen to above it.
        { root: document, rootMargin: `-${line}px 0px 1000000px 0px` },
      );
      for (const band of bands) watching.observe(band);
      return watching;
    };
    let observer: IntersectionObserver | null = null;
    // A band's style depends on the width of the page: reading it now would force the layout into React's own task.
    const frame = requestAnimationFrame(() => {
      observer = watch();
    });
    return () => {
      cancelAnimationFrame(frame);
      observer?.disconnect();
    };
  }, [rows]);
  return hour;
}
