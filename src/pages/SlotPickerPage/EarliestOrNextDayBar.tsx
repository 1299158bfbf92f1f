import { Button, Stack, VisuallyHidden } from '@mantine/core';
import { ActionBar } from '../../components/layout/ActionBar/ActionBar';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { JaText } from '../../components/layout/JaText/JaText';
import { changeTime, slotPicker } from '../../copy/booking';
import type { Block } from '../../domain/booking/block';
import { formatDay, formatDayTime, formatTime, toJstDate, type Instant, type JstDate } from '../../domain/calendar/jst';

interface EarliestOrNextDayBarProps {
  now: Instant;
  loading: boolean;
  earliest: Block | null;
  chosenBlock: Block | null;
  changing: boolean;
  /** The name of the chosen block's doctor, as text. Empty if unknown. */
  doctor: string;
  /** The next day with a free block, if the chosen day has none. */
  nextDay: JstDate | null;
  onBook: (block: Block) => void;
  onSeeDay: (date: JstDate) => void;
}

/** The button for the chosen or earliest block (§earliest-button), or for the next free day (§next-day-with-room). */
export function EarliestOrNextDayBar(props: EarliestOrNextDayBarProps) {
  const { now, loading, earliest, chosenBlock, changing, doctor, nextDay, onBook, onSeeDay } = props;
  if (loading) {
    return (
      <ActionBar>
        <MainButton busy>{slotPicker.loading}</MainButton>
      </ActionBar>
    );
  }
  if (earliest === null) {
    if (nextDay === null) return null;
    return (
      <ActionBar>
        <MainButton onClick={() => onSeeDay(nextDay)}>{slotPicker.seeNextDay(formatDay(nextDay, now))}</MainButton>
      </ActionBar>
    );
  }
  const dayAndTime = [formatDay(toJstDate(earliest.start_time), now), formatTime(earliest.start_time)] as const;
  if (chosenBlock === null) {
    return (
      <ActionBar>
        <MainButton onClick={() => onBook(earliest)}>
          {(changing ? changeTime.earliest : slotPicker.bookEarliest)(...dayAndTime)}
        </MainButton>
      </ActionBar>
    );
  }
  const start = formatDayTime(chosenBlock.start_time, now);
  return (
    <ActionBar>
      <VisuallyHidden role="status">{slotPicker.chosen(start)}</VisuallyHidden>
      <Stack gap="xs">
        <MainButton onClick={() => onBook(chosenBlock)}>
          {changing ? changeTime.goOn(formatTime(chosenBlock.start_time), doctor) : slotPicker.goOn(start, doctor)}
        </MainButton>
        {earliest.id !== chosenBlock.id && (
          <Button variant="subtle" onClick={() => onBook(earliest)}>
            <JaText>{slotPicker.earliest(...dayAndTime)}</JaText>
          </Button>
        )}
      </Stack>
    </ActionBar>
  );
}
