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
  dayText: string;
  doctorText: string;
  doctorNames: Readonly<Record<number, string>> | null;
  chosenId: number | null;
  visitToMove: ReservationToMove | null;
  onChoose: (block: Block) => void;
}

/** Enough to fill a phone's screen. */
const FIRST_BLOCKS = 24;
/** The browser paints the first blocks during this delay. */
const SECOND_RENDER_DELAY_MS = 100;
const BLOCKS_PER_RENDER = 80;

const getScrollBehavior = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');

/** Also focuses the page title, because scrolling to the top hides the focused day bar. */
function scrollToTop(): void {
  document.getElementById('page-title')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: getScrollBehavior() });
}

/** Renders in parts, because a large clinic has a thousand blocks a day. */
export const DaySection = memo(function DaySection(props: DaySectionProps) {
  const { bands, dayText, doctorText, doctorNames, chosenId, visitToMove, onChoose } = props;
  const total = bands.reduce((sum, { blocks }) => sum + blocks.length, 0);
  const [blockCount, setBlockCount] = useState(() => (chosenId === null ? FIRST_BLOCKS : total));
  const isComplete = blockCount >= total;
  useEffect(() => {
    if (isComplete) return undefined;
    const showMore = () => startTransition(() => setBlockCount(blockCount + BLOCKS_PER_RENDER));
    const timer = setTimeout(showMore, blockCount === FIRST_BLOCKS ? SECOND_RENDER_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [isComplete, blockCount]);

  // If the patient returns from the next screen, scrolls to the chosen block.
  useEffect(() => {
    if (chosenId === null) return;
    document.querySelector('[id^="band-"] [aria-pressed="true"]')?.scrollIntoView();
  }, [chosenId]);

  const renderedBands = isComplete ? bands : limitBlocks(bands, blockCount);
  const hours = bands.map((band) => band.hour);
  const jumpToHour = (hour: number) => {
    if (!isComplete) flushSync(() => setBlockCount(total));
    document.getElementById(`band-${hour}`)?.scrollIntoView({ behavior: getScrollBehavior(), block: 'start' });
  };
  const firstHourOf = (part: DayPart) => hours.find((hour) => dayPartOf(hour) === part);
  const jumpToPart = (part: DayPart) => {
    const hour = firstHourOf(part);
    if (hour !== undefined) jumpToHour(hour);
  };
  return (
    <div>
      <JumpButtons
        onJump={jumpToPart}
        disabledParts={DAY_PARTS.map(({ key }) => key).filter((part) => firstHourOf(part) === undefined)}
      />
      <DayBar day={dayText} doctor={doctorText} onBack={scrollToTop} hours={hours} onJump={jumpToHour}>
        <SlotGrid bands={renderedBands} {...{ doctorNames, chosenId, visitToMove, onChoose }} />
      </DayBar>
    </div>
  );
});
