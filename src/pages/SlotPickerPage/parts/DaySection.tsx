import { memo, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { SlotGrid } from '../../../components/booking/SlotGrid/SlotGrid';
import { firstBlocks, type Band, type Present } from '../../../domain/booking/day';
import type { Block } from '../../../domain/booking/block';
import { DayJumps } from './DayJumps';
import { useHourInView } from './useHourInView';

interface DaySectionProps {
  bands: Band[];
  /** The chosen day and doctor, in words. */
  day: string;
  doctor: string;
  doctorNames: Readonly<Record<number, string>> | null;
  chosenId: number | null;
  present: Present | null;
  onChoose: (block: Block) => void;
  /** Told whether the patient has scrolled past the hour of the earliest block. */
  onPastEarliest: (past: boolean) => void;
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
export const DaySection = memo(function DaySection(props: DaySectionProps) {
  const { bands, day, doctor, doctorNames, chosenId, present, onChoose, onPastEarliest } = props;
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
  const inView = useHourInView(shown.length);
  const earliest = bands.find(({ state }) => state === 'open')?.hour ?? null;
  const past = inView !== null && earliest !== null && inView > earliest;
  useEffect(() => onPastEarliest(past), [past, onPastEarliest]);

  const jump = (hour: number) => {
    if (!whole) flushSync(() => setAsked(all));
    scrollToBand(hour);
  };
  return (
    <div>
      <DayJumps bands={bands} inView={inView} day={day} doctor={doctor} onJump={jump}>
        <SlotGrid bands={shown} doctorNames={doctorNames} chosenId={chosenId} present={present} onChoose={onChoose} />
      </DayJumps>
    </div>
  );
});
