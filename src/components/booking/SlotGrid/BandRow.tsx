import { SimpleGrid, Text, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { memo, type CSSProperties } from 'react';
import { common } from '../../../copy/common';
import { slotPicker } from '../../../copy/booking';
import type { Band } from '../../../domain/booking/day';
import { blockTimes, type Block } from '../../../domain/booking/block';
import classes from './SlotGrid.module.css';

interface BandRowProps {
  /** この1時間の枠 */
  band: Band;
  /** 医師の番号から姓を引く表。nullのときは医師名を出しません */
  doctorNames: Readonly<Record<number, string>> | null;
  /** この行の中で選ばれている枠の番号 */
  chosenId: number | null;
  /** 枠が押されたとき */
  onChoose: (block: Block) => void;
}

// Mantine's class without its component: a thousand components take twice as long to render (decision 0011).
const SLOT = `${UnstyledButton.classes['root']} ${classes.slot}`;

/** 1時間の行。ほかの行が変わっても描き直しません（§band-on-break、§band-full） */
export const BandRow = memo(function BandRow({ band, doctorNames, chosenId, onChoose }: BandRowProps) {
  const { hour, label, state, blocks } = band;
  return (
    <div
      role="group"
      aria-label={label}
      id={`band-${hour}`}
      data-state={state}
      className={classes.band}
      style={{ '--in-ones': blocks.length, '--in-twos': Math.ceil(blocks.length / 2) } as CSSProperties}
    >
      <span aria-hidden className={classes.hour}>
        {label}
      </span>
      {state !== 'open' && <Text className={classes.none}>{slotPicker.noSlots[state]}</Text>}
      {state === 'open' && (
        <SimpleGrid cols={2} className={classes.slots}>
          {blocks.map((block) => {
            const [start, end] = blockTimes(block);
            const doctor = doctorNames?.[block.admin_user_id];
            return (
              <button
                // Keyed by time and doctor, so that similar days reuse most of the DOM.
                key={`${start} ${block.admin_user_id}`}
                type="button"
                className={SLOT}
                aria-pressed={block.id === chosenId}
                onClick={() => onChoose(block)}
              >
                <span className={classes.start}>
                  {start}
                  <span className={classes.end}>{slotPicker.slotEnd(end)}</span>
                </span>
                {doctor && ' '}
                {doctor && <span className={classes.doctor}>{common.doctor(doctor)}</span>}
                {block.id === chosenId && <IconCheck aria-hidden className={classes.mark} />}
              </button>
            );
          })}
        </SimpleGrid>
      )}
    </div>
  );
});
