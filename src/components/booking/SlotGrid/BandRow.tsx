import { Box, SimpleGrid, Text, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { memo, type CSSProperties } from 'react';
import { common } from '../../../copy/common';
import { changeTime, slotPicker } from '../../../copy/booking';
import { blocksAround, type Band, type ReservationToMove } from '../../../domain/booking/day';
import { blockTimes, type Block } from '../../../domain/booking/block';
import classes from './SlotGrid.module.css';

interface BandRowProps {
  band: Band;
  doctorNames: Readonly<Record<number, string>> | null;
  chosenId: number | null;
  present: ReservationToMove | null;
  onChoose: (block: Block) => void;
}

// Mantine's class without its component, because a thousand components take twice as long to render (decision 0011).
const SLOT = `${UnstyledButton.classes['root']} ${classes.slot}`;

/** Two slots in a row; one in a very narrow grid. */
const SLOTS = { minColWidth: 'max(7rem, 40%)', flex: '1 1 14.5rem', miw: 0 } as const;

/** The tick on the corner of the chosen slot. */
const MARK = {
  component: IconCheck,
  'aria-hidden': true,
  stroke: 3,
  pos: 'absolute',
  top: '-0.375rem',
  right: '-0.375rem',
  w: '1.25rem',
  h: '1.25rem',
  p: '0.125rem',
  bdrs: 'xl',
  bg: 'asagi',
  c: 'white',
} as const;

const timesOf = ([start, end]: readonly [string, string]) => (
  <span className={classes.start}>
    {start}
    <span className={classes.end}>{slotPicker.slotEnd(end)}</span>
  </span>
);

/** 1時間分の枠の行（§change-present-marked） */
export const BandRow = memo(function BandRow({ band, doctorNames, chosenId, present, onChoose }: BandRowProps) {
  const { hour, label, state } = band;
  // Without names doctors cannot be distinguished, so each time is shown once.
  const blocks = doctorNames
    ? band.blocks
    : band.blocks.filter(({ start_time }, at, all) => start_time !== all[at - 1]?.start_time);
  const [before, after] = present ? blocksAround(blocks, present) : [blocks, []];
  const cells = before.length + after.length + (present ? 1 : 0);
  const slotOf = (block: Block) => {
    const times = blockTimes(block);
    const doctor = doctorNames?.[block.admin_user_id];
    return (
      <button
        // Keyed by time and doctor, so that similar days reuse most of the DOM.
        key={`${times[0]} ${block.admin_user_id}`}
        type="button"
        className={SLOT}
        aria-pressed={block.id === chosenId}
        onClick={() => onChoose(block)}
      >
        {timesOf(times)}
        {doctor && ' '}
        {doctor && <span className={classes.doctor}>{common.doctor(doctor)}</span>}
        {block.id === chosenId && <Box {...MARK} />}
      </button>
    );
  };
  return (
    <div
      role="group"
      aria-label={label}
      id={`band-${hour}`}
      data-state={cells > 0 ? 'open' : state}
      className={classes.band}
      style={{ '--in-ones': cells, '--in-twos': Math.ceil(cells / 2) } as CSSProperties}
    >
      <span aria-hidden className={classes.hour}>
        {label}
      </span>
      {cells === 0 && state !== 'open' && (
        <Text c="dimmed" lh="1.5rem">
          {slotPicker.noSlots[state]}
        </Text>
      )}
      {cells > 0 && (
        <SimpleGrid {...SLOTS}>
          {before.map(slotOf)}
          {present && (
            <div className={classes.slot} data-present>
              {timesOf(blockTimes(present))} <span className={classes.doctor}>{changeTime.present}</span>
            </div>
          )}
          {after.map(slotOf)}
        </SimpleGrid>
      )}
    </div>
  );
});
