import { useEffect, useState, type ReactNode } from 'react';
import { BandButtons } from '../../../components/booking/BandButtons/BandButtons';
import { DayBar } from '../../../components/booking/DayBar/DayBar';
import { JumpButtons } from '../../../components/booking/JumpButtons/JumpButtons';
import { JUMPS, jumpOf, type Band, type JumpKey } from '../../../domain/booking/day';

interface DayJumpsProps {
  bands: readonly Band[];
  /** The hour that is in view. */
  inView: number | null;
  /** The chosen day and doctor, for the bar. */
  day: string;
  doctor: string;
  /** Scrolls to an hour. */
  onJump: (hour: number) => void;
  /** The hours. */
  children: ReactNode;
}

/**
 * The way back to day and doctor (§chosen-day-in-sight). The title takes the focus, which the bar loses with its place.
 */
function goUp(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('page-title')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
}

/** The hour a patient jumped to, until they scroll on by hand: the last hours of a day can't reach the top. */
function useAskedHour() {
  const [asked, setAsked] = useState<number | null>(null);
  useEffect(() => {
    if (asked === null) return undefined;
    const forget = new AbortController();
    const options = { passive: true, signal: forget.signal };
    for (const move of ['touchmove', 'wheel']) window.addEventListener(move, () => setAsked(null), options);
    return () => forget.abort();
  }, [asked]);
  return [asked, setAsked] as const;
}

/** Jump buttons and hour buttons above the hours of a day; they only scroll (§band-jumps). */
export function DayJumps({ bands, inView, day, doctor, onJump, children }: DayJumpsProps) {
  const hours = bands.map((band) => band.hour);
  const [asked, setAsked] = useAskedHour();
  const current = [asked, inView].find((hour) => hour !== null && hours.includes(hour)) ?? hours[0] ?? null;
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
      <DayBar
        day={day}
        doctor={doctor}
        onBack={goUp}
        hours={<BandButtons hours={hours} current={current} onJump={goTo} />}
      >
        {children}
      </DayBar>
    </>
  );
}
