import type { measure } from '../bundle-graph.mjs';
import type { Load } from './benchPhone';
import type { RouteShift } from './routes';
import type { ServerFigures } from './server';
import type { TapKind } from './taps';

/** The check of a budget. `by` says whether the limit is the most or the least allowed. */
export interface Check {
  id: string;
  name: string;
  value: number;
  limit: number;
  /** The target; a value between it and the limit is recorded but doesn't break the budget. */
  goal?: number;
  unit: 'ms' | '×' | 'bytes' | '/s' | '';
  by: 'most' | 'least';
  held: boolean;
}

/** Each `Load` holds medians. */
export interface BrowserFigures {
  picker: { ours: Load; static: Load; bare: Load; again: Load };
  home: { ours: Load; static: Load };
  /** 75th percentile of all taps of a kind, in ms. */
  taps: Partial<Record<TapKind, number>>;
  routes: RouteShift[];
  /** Sizes of the built files, in bytes at brotli 11 (`npm run build:report`). */
  bundle: ReturnType<typeof measure>;
}

export interface Figures {
  /** `2026-07-03` */
  measured: string;
  runs: number;
  machine: { node: string; chromium: string; processors: number; load: number };
  browser: BrowserFigures | null;
  server: ServerFigures | null;
  checks: Check[];
}

/** Content of the JSON file, which the docs show. */
export interface PublishedFigures extends Pick<Figures, 'measured' | 'runs' | 'machine' | 'checks'> {
  picker: BrowserFigures['picker'] | null;
}
