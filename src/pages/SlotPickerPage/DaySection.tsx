import { memo, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { DayBar } from '../../components/booking/DayBar/DayBar';
import { JumpButtons } from '../../components/booking/JumpButtons/JumpButtons';
import { SlotGrid } from '../../components/booking/SlotGrid/SlotGrid';
import {
  limitBlocks,
  DAY_PARTS,
  dayPartOf,
  type Band,
  type DayPart,
  type ReservationToMove,
} from '../../domain/booking/day';
import type { Block } from '../../domain/booking/block';

interface DaySectionProps {
  bands: Band[];
  day: string;
  doctor: string;
  doctorNames: Readonly<Record<number, string>> | null;
  chosenId: number | null;
  present: ReservationToMove | null;
  onChoose: (block: Block) => void;
}

/** Blocks in the first render, more than fit on a phone. */
const FIRST_BLOCKS = 24;
/** Delay before the second render, so that the first blocks are painted and can be tapped. */
const SECOND_RENDER_MS = 100;
const FURTHER_BLOCKS = 80;

const behavior = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');

/** Scrolls back to day and doctor. Focus goes to the title, because the bar disappears. */
function goUp(): void {
  document.getElementById('page-title')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: behavior() });
}

/** One day, rendered in parts, because a large clinic has a thousand blocks a day. */
export const DaySection = memo(function DaySection(props: DaySectionProps) {
  const { bands, day, doctor, doctorNames, chosenId, present, onChoose } = props;
  const total = bands.reduce((sum, { blocks }) => sum + blocks.length, 0);
  const [blockCount, setBlockCount] = useState(() => (chosenId === null ? FIRST_BLOCKS : total));
  const complete = blockCount >= total;
  useEffect(() => {
    if (complete) return undefined;
    const more = () => startTransition(() => setBlockCount(blockCount + FURTHER_BLOCKS));
    const timer = setTimeout(more, blockCount === FIRST_BLOCKS ? SECOND_RENDER_MS : 0);
    return () => clearTimeout(timer);
  }, [complete, blockCount]);

  // Scrolls to the chosen block when the patient returns.
  useEffect(() => {
    if (chosenId === null) return;
    document.querySelector('[id^="band-"] [aria-pressed="true"]')?.scrollIntoView();
  }, [chosenId]);

  const rendered = complete ? bands : limitBlocks(bands, blockCount);
  const hours = bands.map((band) => band.hour);
  const jump = (hour: number) => {
    if (!complete) flushSync(() => setBlockCount(total));
    document.getElementById(`band-${hour}`)?.scrollIntoView({ behavior: behavior(), block: 'start' });
  };
  const firstOf = (part: DayPart) => hours.find((hour) => dayPartOf(hour) === part);
  const jumpToPart = (part: DayPart) => {
    const hour = firstOf(part);
    if (hour !== undefined) jump(hour);
  };
  return (
    <div>
      <JumpButtons
        onJump={jumpToPart}
        disabledKeys={DAY_PARTS.map(({ key }) => key).filter((part) => firstOf(part) === undefined)}
      />
      <DayBar day={day} doctor={doctor} onBack={goUp} hours={hours} onJump={jump}>
        <SlotGrid bands={rendered} {...{ doctorNames, chosenId, present, onChoose }} />
      </DayBar>
    </div>
  );
});
