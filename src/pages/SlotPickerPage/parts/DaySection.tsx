import { Stack } from '@mantine/core';
import { memo, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { SlotGrid } from '../../../components/booking/SlotGrid/SlotGrid';
import { firstBlocks, type Band } from '../../../domain/bands';
import type { Block } from '../../../domain/block';
import { DayJumps } from './DayJumps';

interface DaySectionProps {
  bands: Band[];
  doctorNames: Readonly<Record<number, string>> | null;
  chosenId: number | null;
  onChoose: (block: Block) => void;
}

/** More blocks than a phone shows at once. */
const FIRST_BLOCKS = 24;
/** Delay in ms before the rest renders; by then the first blocks are painted and can be tapped. */
const A_MOMENT_MS = 100;
/** Blocks per further render. */
const FURTHER_BLOCKS = 80;

function scrollToBand(hour: number): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(`band-${hour}`)?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
}

/**
 * One day: jump buttons, hour buttons and the grid. A large clinic has a thousand blocks a day: those on screen render
 * at once, the rest in parts, so that no tap waits for them.
 */
export const DaySection = memo(function DaySection({ bands, doctorNames, chosenId, onChoose }: DaySectionProps) {
  const all = bands.reduce((sum, { blocks }) => sum + blocks.length, 0);
  const [asked, setAsked] = useState(() => (chosenId === null ? FIRST_BLOCKS : all));
  const whole = asked >= all;
  useEffect(() => {
    if (whole) return undefined;
    const more = () => startTransition(() => setAsked(asked + FURTHER_BLOCKS));
    const timer = setTimeout(more, asked === FIRST_BLOCKS ? A_MOMENT_MS : 0);
    return () => clearTimeout(timer);
  }, [whole, asked]);

  // Scrolls to the chosen block when the patient returns (§choice-marked).
  useEffect(() => {
    if (chosenId === null) return;
    document.querySelector('[id^="band-"] [aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  const jump = (hour: number) => {
    if (!whole) flushSync(() => setAsked(all));
    scrollToBand(hour);
  };
  return (
    <Stack gap="sm">
      <DayJumps bands={bands} onJump={jump} />
      <SlotGrid
        bands={whole ? bands : firstBlocks(bands, asked)}
        doctorNames={doctorNames}
        chosenId={chosenId}
        onChoose={onChoose}
      />
    </Stack>
  );
});
