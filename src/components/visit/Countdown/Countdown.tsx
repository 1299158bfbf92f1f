import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { Instant } from '../../../domain/calendar/jst';

/** The clinic's clock. null outside the app, for example in a story. */
export const ClockContext = createContext<(() => Instant) | null>(null);

interface CountdownProps {
  until: Instant;
  /** クリニックの時計がないときに使う、いまの時刻 */
  now: Instant;
  /** 残り時間（0以上のミリ秒）を表示する関数 */
  children: (remaining: number) => ReactNode;
}

/** 残り時間をクリニックの時計で1秒ごとに計算し、`children` だけを再描画します */
export function Countdown({ until, now, children }: CountdownProps) {
  const clock = useContext(ClockContext);
  const [clockTime, setClockTime] = useState(() => clock?.() ?? null);
  useEffect(() => {
    if (!clock) return undefined;
    const timer = setInterval(() => setClockTime(clock()), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  return children(Math.max(0, until - (clockTime ?? now)));
}
