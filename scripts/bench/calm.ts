import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Time of all processors since the machine started, in ticks. */
export interface Ticks {
  /** Wanted here, but given to others on the same host. */
  stolen: number;
  all: number;
}

/** Above it a figure tells more of the host's other guests than of the page. */
const MOST_STOLEN = 0.1;
const MOST_TRIES = 5;
const CALM_MS = 500;
const MOST_WAIT_MS = 30_000;

/** Reads `/proc/stat` (proc_stat(5)): user, nice, system, idle, iowait, irq, softirq, steal. */
export function ticksFrom(stat: string): Ticks {
  const ticks = /^cpu +([\d ]+)/m.exec(stat)?.[1]?.split(' ').slice(0, 8).map(Number) ?? [];
  return { stolen: ticks[7] ?? 0, all: ticks.reduce((sum, one) => sum + one, 0) };
}

export const shareStolen = (from: Ticks, to: Ticks): number =>
  (to.stolen - from.stolen) / Math.max(1, to.all - from.all);

/** Linux alone says it; elsewhere nothing is ever stolen. */
const read = (): Ticks =>
  process.platform === 'linux' ? ticksFrom(readFileSync('/proc/stat', 'utf8')) : { stolen: 0, all: 0 };

/** Says whether more was stolen, since this was called, than a figure bears. */
export function watchStolen(): () => boolean {
  const from = read();
  return () => shareStolen(from, read()) > MOST_STOLEN;
}

/** Waits until nothing much is stolen; not for ever, since some hosts are never calm. */
export async function calm(): Promise<void> {
  for (const limit = Date.now() + MOST_WAIT_MS; Date.now() < limit;) {
    const stolen = watchStolen();
    await setTimeout(CALM_MS);
    if (!stolen()) return;
  }
}

/** What an attempt gives that was not `disturbed` and so gave something; the last one never is. */
export async function undisturbed<T>(attempt: (disturbed: () => boolean) => Promise<T | null>): Promise<T> {
  for (let left = MOST_TRIES; ; left -= 1) {
    await calm();
    const stolen = watchStolen();
    const result = await attempt(() => left > 1 && stolen());
    if (result !== null) return result;
  }
}
