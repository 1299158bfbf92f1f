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
  visitToMove: ReservationToMove | null;
  onChoose: (block: Block) => void;
}

// A slot is a plain `<button>`, because a thousand Mantine buttons take twice as long to render (decision 0011).
const SLOT_CLASSES = `${UnstyledButton.classes['root']} ${classes.slot}`;

const ONE_OR_TWO_COLUMNS = { minColWidth: 'max(7rem, 40%)', flex: '1 1 14.5rem', miw: 0 } as const;

const TICK_PROPS = {
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

const renderTimes = ([start, end]: readonly [string, string]) => (
  <span className={classes.start}>
    {start}
    <span className={classes.end}>{slotPicker.slotEnd(end)}</span>
  </span>
);

/** 1時間分の予約枠の行（§change-present-marked） */
export const BandRow = memo(function BandRow({ band, doctorNames, chosenId, visitToMove, onChoose }: BandRowProps) {
  const { hour, label, state } = band;
  // Without doctor names, slots of the same time look alike, so the row shows one slot for each time.
  const blocks = doctorNames
    ? band.blocks
    : band.blocks.filter(({ start_time }, index, all) => start_time !== all[index - 1]?.start_time);
  const [before, after] = visitToMove ? blocksAround(blocks, visitToMove) : [blocks, []];
  const slotCount = before.length + after.length + (visitToMove ? 1 : 0);
  const renderSlot = (block: Block) => {
    const times = blockTimes(block);
    const doctor = doctorNames?.[block.admin_user_id];
    return (
      <button
        // The key has no date, so that React reuses most buttons when the patient chooses another day.
        key={`${times[0]} ${block.admin_user_id}`}
        type="button"
        className={SLOT_CLASSES}
        aria-pressed={block.id === chosenId}
        onClick={() => onChoose(block)}
      >
        {renderTimes(times)}
        {doctor && ' '}
        {doctor && <span className={classes.doctor}>{common.doctor(doctor)}</span>}
        {block.id === chosenId && <Box {...TICK_PROPS} />}
      </button>
    );
  };
  return (
    <div
      role="group"
      aria-label={label}
      id={`band-${hour}`}
      data-state={slotCount > 0 ? 'open' : state}
      className={classes.band}
      style={{ '--rows-of-one': slotCount, '--rows-of-two': Math.ceil(slotCount / 2) } as CSSProperties}
    >
      <span aria-hidden className={classes.hour}>
        {label}
      </span>
      {slotCount === 0 && state !== 'open' && (
        <Text c="dimmed" lh="1.5rem">
          {slotPicker.noSlots[state]}
        </Text>
      )}
      {slotCount > 0 && (
        <SimpleGrid {...ONE_OR_TWO_COLUMNS}>
          {before.map(renderSlot)}
          {visitToMove && (
            <div className={classes.slot} data-booked>
              {renderTimes(blockTimes(visitToMove))} <span className={classes.doctor}>{changeTime.current}</span>
            </div>
          )}
          {after.map(renderSlot)}
        </SimpleGrid>
      )}
    </div>
  );
});
