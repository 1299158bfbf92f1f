import type { measure } from '../bundle-graph.mjs';
import type { Load } from './phone';
import type { RouteShift } from './routes';
import type { ServerFigures } from './server';
import type { TapKind } from './taps';

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

/** Loads are medians. */
export interface BrowserFigures {
  picker: { ours: Load; static: Load; bare: Load; again: Load };
  home: { ours: Load; static: Load };
  /** 75th percentile of all taps of a kind, in ms. */
  taps: Partial<Record<TapKind, number>>;
  routes: RouteShift[];
  /** What the built files weigh, in bytes at brotli 11 (`npm run build:report`). */
  bundle: ReturnType<typeof measure>;
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
