import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { Instant } from '../../../domain/calendar/jst';

/** The clinic's clock. */
export const ClockContext = createContext<(() => Instant) | null>(null);

interface CountdownProps {
  until: Instant;
  /** アプリの中では、クリニックの時計で1秒ごとに数えます */
  now: Instant;
  /** 残り（ミリ秒、0まで）の表し方 */
  children: (rest: number) => ReactNode;
}

/** 1秒ごとに変わる残り時間。まわりの画面は再描画しません */
export function Countdown({ until, now, children }: CountdownProps) {
  const clock = useContext(ClockContext);
  const [read, setRead] = useState(() => clock?.() ?? null);
  useEffect(() => {
    if (!clock) return undefined;
    const timer = setInterval(() => setRead(clock()), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  return children(Math.max(0, until - (read ?? now)));
}
