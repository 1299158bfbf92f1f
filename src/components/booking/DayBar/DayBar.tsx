import { Text, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { slotPicker } from '../../../copy/slotPickerCopy';
import classes from './DayBar.module.css';

interface DayBarProps {
  /** 選んでいる日 */
  day: string;
  /** 選んでいる医師 */
  doctor: string;
  /** 帯を押したとき。日付と医師のある、画面のいちばん上へ戻ります */
  onBack: () => void;
  /** 開始時刻のボタン */
  hours: ReactNode;
  /** その下に続く枠 */
  children: ReactNode;
}

/** True while the marker has left the screen under the header and the choice. */
function useScrolledPast() {
  const marker = useRef<HTMLDivElement>(null);
  const hours = useRef<HTMLDivElement>(null);
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!marker.current || !hours.current) return undefined;
    const line = parseFloat(getComputedStyle(hours.current).top);
    const observer = new IntersectionObserver(
      (entries) => {
        // The newest: a busy phone reports a jump's start and its end at once.
        const entry = entries.at(-1);
        if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < line);
      },
      // Without an end below: a jump may bring it from below the screen to above it.
      { root: document, rootMargin: `-${line}px 0px 1000000px 0px` },
    );
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, []);
  return { marker, hours, past };
}

/**
 * 枠を下へ見ていくあいだ、選んでいる日と医師を見出しの下に残す帯。開始時刻のボタンも帯に入ります（§chosen-day-in-sight）
 */
export function DayBar({ day, doctor, onBack, hours, children }: DayBarProps) {
  const { marker, hours: row, past } = useScrolledPast();
  return (
    <div className={classes.reach} data-past={past || undefined}>
      <div ref={marker} />
      <div className={classes.place}>
        <UnstyledButton className={classes.choice} onClick={onBack}>
          <Text span inherit fw={700}>
            {day}
          </Text>{' '}
          <Text span inherit className={classes.doctor}>
            {doctor}
          </Text>{' '}
          <Text span inherit className={classes.change}>
            {slotPicker.changeDay}
          </Text>
        </UnstyledButton>
      </div>
      <div ref={row} className={classes.hours}>
        {hours}
      </div>
      {children}
    </div>
  );
}
