import { reservation as copy } from '../../../copy/visit';

/** `3分20秒`, `20秒`; null once the time is over. */
export function countdownWords(milliseconds: number): string | null {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds <= 0) return null;
  return copy.minutesSeconds(Math.floor(seconds / 60), seconds % 60);
}
