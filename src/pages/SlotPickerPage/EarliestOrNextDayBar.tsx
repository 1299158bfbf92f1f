import { Button, Stack, VisuallyHidden } from '@mantine/core';
import { ActionBar } from '../../components/layout/ActionBar/ActionBar';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { JaText } from '../../components/layout/JaText/JaText';
import { changeTime, slotPicker } from '../../copy/booking';
import type { Block } from '../../domain/booking/block';
import { formatDay, formatDayTime, formatHHmm, toJstDate, type Instant, type JstDate } from '../../domain/calendar/jst';

interface EarliestOrNextDayBarProps {
  now: Instant;
  isLoading: boolean;
  earliest: Block | null;
  chosenBlock: Block | null;
  isChange: boolean;
  /** For example `佐藤医師`; empty if the name is unknown. */
  doctorText: string;
  /** The next day that is known to have a free block. */
  nextDay: JstDate | null;
  onChoose: (block: Block) => void;
  onSeeDay: (date: JstDate) => void;
}

/** Leads to the chosen or earliest block (§earliest-button), or to the next free day (§next-day-with-room). */
export function EarliestOrNextDayBar(props: EarliestOrNextDayBarProps) {
  const { now, isLoading, earliest, chosenBlock, isChange, doctorText, nextDay, onChoose, onSeeDay } = props;
  if (isLoading) {
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
  const dayAndTime = [formatDay(toJstDate(earliest.start_time), now), formatHHmm(earliest.start_time)] as const;
  if (chosenBlock === null) {
    return (
      <ActionBar>
        <MainButton onClick={() => onChoose(earliest)}>
          {(isChange ? changeTime.earliest : slotPicker.bookEarliest)(...dayAndTime)}
        </MainButton>
      </ActionBar>
    );
  }
  const start = formatDayTime(chosenBlock.start_time, now);
  return (
    <ActionBar>
      <VisuallyHidden role="status">{slotPicker.chosen(start)}</VisuallyHidden>
      <Stack gap="xs">
        <MainButton onClick={() => onChoose(chosenBlock)}>
          {isChange
            ? changeTime.goOn(formatHHmm(chosenBlock.start_time), doctorText)
            : slotPicker.goOn(start, doctorText)}
        </MainButton>
        {earliest.id !== chosenBlock.id && (
          <Button variant="subtle" onClick={() => onChoose(earliest)}>
            <JaText>{slotPicker.earliest(...dayAndTime)}</JaText>
          </Button>
        )}
      </Stack>
    </ActionBar>
  );
}
