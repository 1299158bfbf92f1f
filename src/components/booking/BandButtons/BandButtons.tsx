import { Button, Group } from '@mantine/core';
import { slotPicker } from '../../../copy/booking';
import { bandLabel } from '../../../domain/booking/day';
import classes from './BandButtons.module.css';

interface BandButtonsProps {
  /** 並べる時間（10〜23） */
  hours: readonly number[];
  /** 時間が押されたとき */
  onJump: (hour: number) => void;
}

/** 10時から24時までの開始時刻を1列に並べたボタン。列の中だけが横に動きます（§band-jumps、§band-hours） */
export function BandButtons({ hours, onJump }: BandButtonsProps) {
  return (
    <Group gap="xs" wrap="nowrap" role="group" aria-label={slotPicker.bandsLabel} className={classes.row}>
      {hours.map((hour) => (
        // An hour steps back behind the times: they alone have the outline of a control.
        <Button key={hour} variant="quiet" fw={400} radius="xl" flex="none" onClick={() => onJump(hour)}>
          {bandLabel(hour)}
        </Button>
      ))}
    </Group>
  );
}
