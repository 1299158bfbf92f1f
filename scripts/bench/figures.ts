import type { Load } from './load';
import type { Stillness } from './routes';
import type { TapKind } from './taps';

/** A load with what differs from run to run brought to its median. */
export type Screen = Load;

/** What the built files weigh, in bytes at brotli 11 (`npm run build:report`). */
export interface Bundle {
  first: number;
  booking: number;
  shared: number;
  pages: { page: string; own: number; shared: number }[];
}

export interface TapFigures {
  /** 75th percentile over all taps of all runs, ms. */
  inp: number;
  /** Median, ms. */
  shown: number;
}

/** Whether a budget holds. `by` says on which side of the limit the value must be. */
export interface Check {
  id: string;
  name: string;
  value: number;
  limit: number;
  /** What is aimed at; a value between it and the limit is written down, not chased. */
  goal?: number;
  unit: 'ms' | '×' | 'bytes' | '';
  by: 'most' | 'least';
  held: boolean;
}

export interface BrowserFigures {
  picker: { ours: Screen; static: Screen; bare: Screen; again: Screen; deepLink: Screen };
  home: { ours: Screen; static: Screen };
  taps: Partial<Record<TapKind, { ours: TapFigures; bare: TapFigures | null }>>;
  routes: Stillness[];
  bundle: Bundle;
}

/** What `benchServer()` of `server.ts` gives: its own budgets stand under `checks`, the rest is written as it is. */
export interface ServerFigures {
  checks?: Check[];
  [figure: string]: unknown;
}

/** What stands in the JSON file, and behind the plots of the docs. */
export interface Figures {
  /** `2026-07-03` */
  measured: string;
  runs: number;
  machine: { node: string; chromium: string; processors: number; load: number };
  browser: BrowserFigures | null;
  server: ServerFigures | null;
  checks: Check[];
}

export const most = (
  id: string,
  name: string,
  value: number,
  { limit, goal, unit }: Pick<Check, 'limit' | 'goal' | 'unit'>,
): Check => ({ id, name, value, limit, ...(goal !== undefined && { goal }), unit, by: 'most', held: value <= limit });
