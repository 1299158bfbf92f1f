import { memo, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { DayBar } from '../../components/booking/DayBar/DayBar';
import { JumpButtons } from '../../components/booking/JumpButtons/JumpButtons';
import { SlotGrid } from '../../components/booking/SlotGrid/SlotGrid';
import { firstBlocks, JUMPS, jumpOf, type Band, type JumpKey, type Present } from '../../domain/booking/day';
import type { Block } from '../../domain/booking/block';

interface DaySectionProps {
  bands: Band[];
  /** The chosen day and doctor, in words. */
  day: string;
  doctor: string;
  doctorNames: Readonly<Record<number, string>> | null;
  chosenId: number | null;
  present: Present | null;
  onChoose: (block: Block) => void;
}

/** More blocks than a phone shows at once. */
const FIRST_BLOCKS = 24;
/** Delay in ms before the rest renders; by then the first blocks are painted and can be tapped. */
const A_MOMENT_MS = 100;
/** Blocks per further render. */
const FURTHER_BLOCKS = 80;

const behavior = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');

/** Back to day and doctor; the bar disappears, so the title takes its focus. */
function goUp(): void {
  document.getElementById('page-title')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: behavior() });
}

/** One day. A large clinic has a thousand blocks a day: those on screen render at once, the rest in parts. */
export const DaySection = memo(function DaySection(props: DaySectionProps) {
  const { bands, day, doctor, doctorNames, chosenId, present, onChoose } = props;
  const all = bands.reduce((sum, { blocks }) => sum + blocks.length, 0);
  const [asked, setAsked] = useState(() => (chosenId === null ? FIRST_BLOCKS : all));
  const whole = asked >= all;
  useEffect(() => {
    if (whole) return undefined;
    const more = () => startTransition(() => setAsked(asked + FURTHER_BLOCKS));
    const timer = setTimeout(more, asked === FIRST_BLOCKS ? A_MOMENT_MS : 0);
    return () => clearTimeout(timer);
  }, [whole, asked]);

  // To the chosen block when the patient returns.
  useEffect(() => {
    if (chosenId === null) return;
    document.querySelector('[id^="band-"] [aria-pressed="true"]')?.scrollIntoView();
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
      <DayBar day={day} doctor={doctor} onBack={goUp} hours={hours} onJump={jump}>
        <SlotGrid bands={shown} doctorNames={doctorNames} chosenId={chosenId} present={present} onChoose={onChoose} />
      </DayBar>
    </div>
  );
});
