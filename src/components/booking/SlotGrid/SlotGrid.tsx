import { Box } from '@mantine/core';
import type { Band, ReservationToMove } from '../../../domain/booking/day';
import type { Block } from '../../../domain/booking/block';
import { minuteOfDay } from '../../../domain/calendar/jst';
import { BandRow } from './BandRow';
import classes from './SlotGrid.module.css';

interface SlotGridProps {
  bands: readonly Band[];
  /** 医師の番号ごとの姓。null のときは医師名を表示しません */
  doctorNames: Readonly<Record<number, string>> | null;
  /** 選ばれている枠の番号（最初の5分枠の番号） */
  chosenId: number | null;
  /** 日時を変更する予約。枠の並びの中に、押せない枠として示します */
  present?: ReservationToMove | null;
  onChoose: (block: Block) => void;
}

/** 1日の予約枠。1時間ごとに1行に並べます（§choice-marked） */
export function SlotGrid({ bands, doctorNames, chosenId, present = null, onChoose }: SlotGridProps) {
  const hour = present && Math.floor(minuteOfDay(present.start_time) / 60);
  return (
    <Box className={classes.day}>
      {bands.map((band) => (
        <BandRow
          key={band.hour}
          band={band}
          doctorNames={doctorNames}
          // Null for the other bands, so that only bands whose selection changes re-render.
          chosenId={band.blocks.some((block) => block.id === chosenId) ? chosenId : null}
          present={hour === band.hour ? present : null}
          onChoose={onChoose}
        />
      ))}
    </Box>
  );
}
