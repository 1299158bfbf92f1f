import { useState } from 'react';
import { BandButtons } from '../../../components/booking/BandButtons/BandButtons';
import { JumpButtons } from '../../../components/booking/JumpButtons/JumpButtons';
import { JUMPS, jumpOf, type Band, type JumpKey } from '../../../domain/bands';

interface DayJumpsProps {
  bands: readonly Band[];
  /** Scrolls to an hour. */
  onJump: (hour: number) => void;
}

/** Jump buttons and hour buttons of a day; they only scroll (§band-jumps). */
export function DayJumps({ bands, onJump }: DayJumpsProps) {
  const hours = bands.map((band) => band.hour);
  const [asked, setAsked] = useState<number | null>(null);
  const current = asked !== null && hours.includes(asked) ? asked : (hours[0] ?? null);
  const jumps = JUMPS.filter(({ from, to }) => !hours.some((hour) => hour >= from && hour < to)).map(({ key }) => key);

  const goTo = (hour: number) => {
    setAsked(hour);
    onJump(hour);
  };
  const jump = (key: JumpKey) => {
    const hour = hours.find((one) => jumpOf(one) === key);
    if (hour !== undefined) goTo(hour);
  };
  return (
    <>
      <JumpButtons current={current === null ? null : jumpOf(current)} onJump={jump} disabledKeys={jumps} />
      <BandButtons hours={hours} current={current} onJump={goTo} />
    </>
  );
}
