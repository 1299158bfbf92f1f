import { SimpleGrid, Text, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { memo, type CSSProperties } from 'react';
import { common } from '../../../copy/common';
import { changeTime, slotPicker } from '../../../copy/booking';
import { aroundPresent, type Band, type Present } from '../../../domain/booking/day';
import { blockTimes, type Block } from '../../../domain/booking/block';
import classes from './SlotGrid.module.css';

interface BandRowProps {
  /** この1時間の枠 */
  band: Band;
  /** 医師の番号から姓を引く表。nullのときは医師名を出しません */
  doctorNames: Readonly<Record<number, string>> | null;
  /** この行の中で選ばれている枠の番号 */
  chosenId: number | null;
  /** 変更している、いまの予約。この時間になければnull */
  present: Present | null;
  /** 枠が押されたとき */
  onChoose: (block: Block) => void;
}

// Mantine's class without its component: a thousand components take twice as long to render (decision 0011).
const SLOT = `${UnstyledButton.classes['root']} ${classes.slot}`;

/** A function and no component, for the same reason. */
const timesOf = ([start, end]: readonly [string, string]) => (
  <span className={classes.start}>
    {start}
    <span className={classes.end}>{slotPicker.slotEnd(end)}</span>
  </span>
);

/** 1時間の行。ほかの行が変わっても描き直しません（§band-on-break、§band-full、§change-present-marked） */
export const BandRow = memo(function BandRow({ band, doctorNames, chosenId, present, onChoose }: BandRowProps) {
  const { hour, label, state, blocks } = band;
  const [before, after] = present ? aroundPresent(blocks, present) : [blocks, []];
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
        {block.id === chosenId && <IconCheck aria-hidden className={classes.mark} />}
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
      {cells === 0 && state !== 'open' && <Text className={classes.none}>{slotPicker.noSlots[state]}</Text>}
      {cells > 0 && (
        <SimpleGrid cols={2} className={classes.slots}>
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
