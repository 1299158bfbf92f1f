import { Button, Group } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { slotPicker } from '../../../copy/booking';
import { bandLabel } from '../../../domain/booking/day';
import classes from './BandButtons.module.css';

interface BandButtonsProps {
  /** 並べる時間（10〜23） */
  hours: readonly number[];
  /** いま見えている時間 */
  current: number | null;
  /** 時間が押されたとき */
  onJump: (hour: number) => void;
}

/** 10時から24時までの開始時刻を1列に並べたボタン。列の中だけが横に動きます（§band-jumps、§band-hours） */
export function BandButtons({ hours, current, onJump }: BandButtonsProps) {
  const row = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useLayoutEffect(() => {
    const pressed = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // Initially the row is scrolled to its start anyway; measuring it would force another layout.
    if (!moved.current && pressed === row.current?.firstElementChild) return;
    // `scrollIntoView` would also scroll the page.
    if (row.current && pressed) {
      moved.current = true;
      row.current.scrollLeft = pressed.offsetLeft - (row.current.clientWidth - pressed.offsetWidth) / 2;
    }
  }, [current, hours.length]);
  return (
    <Group ref={row} gap="xs" wrap="nowrap" role="group" aria-label={slotPicker.bandsLabel} className={classes.row}>
      {hours.map((hour) => (
        <Button
          key={hour}
          // An hour steps back behind the times: they alone have the outline of a control.
          variant={hour === current ? 'pressed' : 'quiet'}
          fw={hour === current ? 700 : 400}
          radius="xl"
          flex="none"
          aria-pressed={hour === current}
          onClick={() => onJump(hour)}
        >
          {bandLabel(hour)}
        </Button>
      ))}
    </Group>
  );
}
