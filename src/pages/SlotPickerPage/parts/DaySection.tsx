import { Box } from '@mantine/core';
import { memo, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { BandButtons } from '../../../components/booking/BandButtons/BandButtons';
import { JumpButtons } from '../../../components/booking/JumpButtons/JumpButtons';
import { SlotGrid } from '../../../components/booking/SlotGrid/SlotGrid';
import { firstBlocks, JUMPS, jumpOf, type Band, type JumpKey } from '../../../domain/booking/day';
import type { Block } from '../../../domain/booking/block';

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

const behavior = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');

/**
 * One day: jump buttons and hour buttons, which only scroll (§band-jumps), and the grid. A large clinic has a thousand
 * blocks a day: those on screen render at once, the rest in parts, so that no tap waits for them.
 */
export const DaySection = memo(function DaySection(props: DaySectionProps) {
  const { bands, doctorNames, chosenId, onChoose } = props;
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

  const shown = whole ? bands : firstBlocks(bands, asked);
  const hours = bands.map((band) => band.hour);
  const jump = (hour: number) => {
    if (!whole) flushSync(() => setAsked(all));
    document.getElementById(`band-${hour}`)?.scrollIntoView({ behavior: behavior(), block: 'start' });
  };
  const firstOf = (part: JumpKey) => hours.find((hour) => jumpOf(hour) === part);
  const jumpToPart = (part: JumpKey) => {
    const hour = firstOf(part);
    if (hour !== undefined) jump(hour);
  };
  return (
    <div>
      <JumpButtons
        onJump={jumpToPart}
        disabledKeys={JUMPS.map(({ key }) => key).filter((part) => firstOf(part) === undefined)}
      />
      <Box mx="calc(-1 * var(--gutter))" px="var(--gutter)" py={8}>
        <BandButtons hours={hours} onJump={jump} />
      </Box>
      <SlotGrid bands={shown} doctorNames={doctorNames} chosenId={chosenId} onChoose={onChoose} />
    </div>
  );
});
