import { Box } from '@mantine/core';
import type { Band, ReservationToMove } from '../../../domain/booking/day';
import type { Block } from '../../../domain/booking/block';
import { minuteOfDay } from '../../../domain/calendar/jst';
import { BandRow } from './BandRow';
import classes from './SlotGrid.module.css';

interface SlotGridProps {
  bands: readonly Band[];
  /** 医師の番号ごとの姓（null なら医師名を表示しません） */
  doctorNames: Readonly<Record<number, string>> | null;
  /** 選んだ枠の最初の単位の番号（選んでいなければ null） */
  chosenId: number | null;
  /** 日時を変更する予約（この予約の枠は押せません） */
  visitToMove?: ReservationToMove | null;
  onChoose: (block: Block) => void;
}

/** 1日の予約枠を、1時間ごとに1行に並べた表（§choice-marked） */
export function SlotGrid({ bands, doctorNames, chosenId, visitToMove = null, onChoose }: SlotGridProps) {
  const movedHour = visitToMove && Math.floor(minuteOfDay(visitToMove.start_time) / 60);
  return (
    <Box className={classes.day}>
      {bands.map((band) => (
        <BandRow
          key={band.hour}
          band={band}
          doctorNames={doctorNames}
          // Bands without the chosen slot get null, so that React does not render these bands again.
          chosenId={band.blocks.some((block) => block.id === chosenId) ? chosenId : null}
          visitToMove={movedHour === band.hour ? visitToMove : null}
          onChoose={onChoose}
        />
      ))}
    </Box>
  );
}
