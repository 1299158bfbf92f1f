import { useEffect, useState } from 'react';
import { BandButtons } from '../../../components/BandButtons/BandButtons';
import { JumpButtons } from '../../../components/JumpButtons/JumpButtons';
import { SlotGrid } from '../../../components/SlotGrid/SlotGrid';
import { JUMPS, jumpOf, type JumpKey } from '../../../domain/bands';
import type { Block } from '../../../domain/block';
import type { Band } from '../../../domain/slots';
import classes from '../SlotPickerPage.module.css';

interface DaySectionProps {
  bands: Band[];
  doctorNames: Record<number, string> | null;
  chosenId: number | null;
  onChoose: (block: Block) => void;
}

function scrollToBand(hour: number): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(`band-${hour}`)?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
}

/** One day: jump buttons, hour buttons and the grid; the buttons only move the view (D1). */
export function DaySection({ bands, doctorNames, chosenId, onChoose }: DaySectionProps) {
  const hours = bands.map((band) => band.hour);
  const [asked, setAsked] = useState<number | null>(null);
  const current = asked !== null && hours.includes(asked) ? asked : (hours[0] ?? null);
  const jumps = JUMPS.filter(({ from, to }) => !hours.some((hour) => hour >= from && hour < to)).map(({ key }) => key);

  // A chosen block is brought back into view when the patient returns to it (D19).
  useEffect(() => {
    if (chosenId === null) return;
    document.querySelector('[id^="band-"] [aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  const goTo = (hour: number) => {
    setAsked(hour);
    scrollToBand(hour);
  };
  const jump = (key: JumpKey) => {
    const hour = hours.find((one) => jumpOf(one) === key);
    if (hour !== undefined) goTo(hour);
  };
  return (
    <div className={classes.day}>
      <JumpButtons current={current === null ? null : jumpOf(current)} onJump={jump} disabledKeys={jumps} />
      <BandButtons hours={hours} current={current} onJump={goTo} />
      <SlotGrid bands={bands} doctorNames={doctorNames} chosenId={chosenId} onChoose={onChoose} />
    </div>
  );
}
