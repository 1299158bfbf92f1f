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

/** `2026-07-03T09:00`, the format of the browser's date field. */
const localTime = (instant: Instant): string => toJstIso(instant).slice(0, 16);

export function ClockPart({ onClock, onInvalid }: ClockPartProps) {
  const now = useNow();
  const [chosen, setChosen] = useState<string | null>(null);
  async function set(): Promise<void> {
    const instant = parseInstant(`${chosen ?? localTime(now)}:00+09:00`);
    if (instant === null) return onInvalid();
    await onClock(instant);
    setChosen(null);
  }
  return (
    <PanelPart heading={words.clock.heading} about={words.clock.now(formatDayTime(now, now))}>
      <TextInput
        type="datetime-local"
        label={words.clock.label}
        value={chosen ?? localTime(now)}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Group gap="xs">
        <PanelButton onClick={set}>{words.clock.set}</PanelButton>
        <PanelButton onClick={() => onClock(clinicNow() + 10 * MINUTE_MS)}>{words.clock.minutes}</PanelButton>
        <PanelButton onClick={() => onClock(clinicNow() + DAY_MS)}>{words.clock.day}</PanelButton>
      </Group>
    </PanelPart>
  );
}
