import { Box } from '@mantine/core';
import type { Band, Present } from '../../../domain/booking/day';
import type { Block } from '../../../domain/booking/block';
import { minuteOfDay } from '../../../domain/calendar/jst';
import { BandRow } from './BandRow';
import classes from './SlotGrid.module.css';

interface SlotGridProps {
  bands: readonly Band[];
  /** 医師の番号から姓を引く表。nullのときは医師名を出しません */
  doctorNames: Readonly<Record<number, string>> | null;
  /** 選ばれている枠の番号（最初の5分枠の番号） */
  chosenId: number | null;
  /** 変更している、いまの予約。枠の並びの中に、押せない印で示します */
  present?: Present | null;
  onChoose: (block: Block) => void;
}

/** 1日の予約枠。1時間ごとに1行です（§choice-marked） */
export function SlotGrid({ bands, doctorNames, chosenId, present = null, onChoose }: SlotGridProps) {
  const hour = present && Math.floor(minuteOfDay(present.start_time) / 60);
  return (
    <Box className={classes.day}>
      {bands.map((band) => (
        <BandRow
          key={band.hour}
          band={band}
          doctorNames={doctorNames}
          // Null for other bands, so that only the bands whose selection changes re-render.
          chosenId={band.blocks.some((block) => block.id === chosenId) ? chosenId : null}
          present={hour === band.hour ? present : null}
          onChoose={onChoose}
        />
      ))}
    </Box>
  );
}
