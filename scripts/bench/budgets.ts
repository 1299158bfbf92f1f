import { most, type BrowserFigures, type Check } from './figures';
import type { TapKind } from './taps';

const KB = 1_000;

const TAPS: Record<TapKind, string> = {
  neighbourDay: 'next day',
  seenDay: 'day already seen',
  band: 'hour',
  slot: 'slot',
  consent: 'consent',
};

const FCP = { limit: 1.5, goal: 1.25, unit: '×' } as const;
const FIRST_SLOT = { limit: 1.45, goal: 1, unit: '×' } as const;
const INP = { limit: 200, goal: 100, unit: 'ms' } as const;

/** The budgets of time, which no two runs give alike. */
export const timeBudgets = ({ picker, home, taps }: Pick<BrowserFigures, 'picker' | 'home' | 'taps'>): Check[] => [
  most('home-fcp', 'home: FCP to the static page', home.ours.fcp / home.static.fcp, FCP),
  most('picker-fcp', 'picker: FCP to the static page', picker.ours.fcp / picker.static.fcp, FCP),
  most(
    'first-slot',
    'picker: first slot to the bare page',
    picker.ours.actionable / picker.bare.actionable,
    FIRST_SLOT,
  ),
  ...(Object.keys(TAPS) as TapKind[]).map((kind) =>
    most(`inp-${kind}`, `INP (p75): ${TAPS[kind]}`, taps[kind]?.ours.inp ?? Number.NaN, INP),
  ),
];

/** The budgets of the browser (ADR 0009). A value that is no number breaks its budget. */
export function browserBudgets(figures: BrowserFigures): Check[] {
  const { picker, home, routes, bundle } = figures;
  const worst = routes.toSorted((a, b) => b.cls - a.cls)[0];
  const page = bundle.pages.toSorted((a, b) => b.own - a.own)[0];
  const bytes = (limit: number) => ({ limit, unit: 'bytes' }) as const;
  return [
    most('picker-code', 'picker: scripts and styles before the first slot', picker.ours.code, bytes(200 * KB)),
    most('booking-code', 'booking path: scripts and styles', bundle.booking, {
      ...bytes(270 * KB),
      goal: 260 * KB,
    }),
    most('page-code', `largest page of its own (${page?.page ?? '–'})`, page?.own ?? Number.NaN, bytes(25 * KB)),
    most('fonts', 'fonts', picker.ours.bytes.font + home.ours.bytes.font, bytes(0)),
    ...timeBudgets(figures),
    most('cls', `CLS, the worst address (${worst?.path ?? '–'})`, worst?.cls ?? Number.NaN, { limit: 0.01, unit: '' }),
  ];
}
