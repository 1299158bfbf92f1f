import { IconCheck } from '@tabler/icons-react';
import { common } from '../../copy/common';
import { slotPicker } from '../../copy/slotPicker';
import type { Block } from '../../domain/block';
import type { Band } from '../../domain/slots';
import classes from './SlotGrid.module.css';

interface SlotGridProps {
  /** 1時間ごとの行 */
  bands: readonly Band[];
  /** 医師の番号から姓を引く表。nullのときは医師名を出しません */
  doctorNames: Readonly<Record<number, string>> | null;
  /** 選ばれている枠の番号（最初の5分枠の番号） */
  chosenId: number | null;
  /** 枠が押されたとき */
  onChoose: (block: Block) => void;
}

/** 1日の予約枠。1時間ごとに1行です（spec §2、D1、D19） */
// Plain buttons: a clinic of seven doctors has 400 of them a day, and each of a library's costs several times as much.
export function SlotGrid({ bands, doctorNames, chosenId, onChoose }: SlotGridProps) {
  return (
    <div className={classes.card}>
      {bands.map(({ hour, label, blocks }) => (
        <div key={hour} role="group" aria-label={label} id={`band-${hour}`} className={classes.band}>
          <span aria-hidden className={classes.hour}>
            {label}
          </span>
          {blocks.length === 0 && <p className={classes.onBreak}>{slotPicker.onBreak}</p>}
          {blocks.length > 0 && (
            <div className={classes.slots}>
              {blocks.map((block) => {
                const doctor = doctorNames?.[block.admin_user_id];
                return (
                  <button
                    key={block.id}
                    type="button"
                    className={classes.slot}
                    aria-pressed={block.id === chosenId}
                    onClick={() => onChoose(block)}
                  >
                    <span className={classes.time}>{slotPicker.slot(block.startTime, block.endTime)}</span>
                    {doctor && ' '}
                    {doctor && <span className={classes.doctor}>{common.doctor(doctor)}</span>}
                    {block.id === chosenId && <IconCheck aria-hidden className={classes.mark} />}
                  </button>
                );
              })}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
