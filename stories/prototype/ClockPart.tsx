import { Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { clinicNow, useNow } from '../../src/device/clinicClock';
import { DAY_MS, formatDayTime, MINUTE_MS, parseInstant, toJstIso, type Instant } from '../../src/domain/calendar/jst';
import { PanelButton } from './PanelButton';
import { PanelPart } from './PanelPart';
import { words } from './prototypeWords';

interface ClockPartProps {
  onClock: (instant: Instant) => Promise<void>;
  onInvalid: () => void;
}

/** Japanese time, such as `2026-07-03T09:00`. */
const dateFieldValue = (instant: Instant): string => toJstIso(instant).slice(0, 16);

export function ClockPart({ onClock, onInvalid }: ClockPartProps) {
  const now = useNow();
  const [chosenTime, setChosenTime] = useState<string | null>(null);
  async function applyChosenTime(): Promise<void> {
    const instant = parseInstant(`${chosenTime ?? dateFieldValue(now)}:00+09:00`);
    if (instant === null) return onInvalid();
    await onClock(instant);
    setChosenTime(null);
  }
  return (
    <PanelPart heading={words.clock.heading} about={words.clock.now(formatDayTime(now, now))}>
      <TextInput
        type="datetime-local"
        label={words.clock.label}
        value={chosenTime ?? dateFieldValue(now)}
        onChange={({ currentTarget }) => setChosenTime(currentTarget.value)}
      />
      <Group gap="xs">
        <PanelButton onClick={applyChosenTime}>{words.clock.set}</PanelButton>
        <PanelButton onClick={() => onClock(clinicNow() + 10 * MINUTE_MS)}>{words.clock.addTenMinutes}</PanelButton>
        <PanelButton onClick={() => onClock(clinicNow() + DAY_MS)}>{words.clock.addOneDay}</PanelButton>
      </Group>
    </PanelPart>
  );
}
