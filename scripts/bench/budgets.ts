import { most, type BrowserFigures, type Check } from './figures';
import type { TapKind } from './taps';

const KB = 1_000;

/** A day that was seen, or whose data is there, shows within this; less than any answer takes over this network. */
const AT_ONCE_MS = 200;

const TAPS: Record<TapKind, string> = {
  neighbourDay: 'next day',
  seenDay: 'day already seen',
  band: 'hour',
  slot: 'slot',
  consent: 'consent',
};

/** The budgets of time, which no two runs give alike. */
export const timeBudgets = ({ picker, home, taps }: Pick<BrowserFigures, 'picker' | 'home' | 'taps'>): Check[] => [
  most('home-fcp', 'home: FCP to the static page', home.ours.fcp / home.static.fcp, 1.25, '×'),
  most('home-lcp', 'home: LCP to the static page', home.ours.lcp / home.static.lcp, 1.25, '×'),
  most('picker-fcp', 'picker: FCP to the static page', picker.ours.fcp / picker.static.fcp, 1.25, '×'),
  most('picker-lcp', 'picker: LCP to its first slot', picker.ours.lcp / picker.ours.actionable, 1, '×'),
  most('first-slot', 'picker: first slot to the bare page', picker.ours.actionable / picker.bare.actionable, 1, '×'),
  ...(Object.keys(TAPS) as TapKind[]).map((kind) =>
    most(`inp-${kind}`, `INP (p75): ${TAPS[kind]}`, taps[kind]?.ours.inp ?? Number.NaN, 100, 'ms'),
  ),
  ...(['neighbourDay', 'seenDay'] as const).map((kind) =>
    most(`shown-${kind}`, `tap to shown: ${TAPS[kind]}`, taps[kind]?.ours.shown ?? Number.NaN, AT_ONCE_MS, 'ms'),
  ),
];

/** The budgets of the browser. A value that is no number breaks its budget. */
export function browserBudgets(figures: BrowserFigures): Check[] {
  const { picker, home, routes, bundle } = figures;
  const worst = routes.toSorted((a, b) => b.cls - a.cls)[0];
  const page = bundle.pages.toSorted((a, b) => b.own - a.own)[0];
  const images = home.ours.bytes;
  const homeBytes = Object.entries(images).reduce(
    (sum, [type, bytes]) => (type === 'clinic' || type === 'line' ? sum : sum + bytes),
    0,
  );
  return [
    most('picker-code', 'picker: scripts and styles before the first slot', picker.ours.code, 150 * KB, 'bytes'),
    most('booking-code', 'booking path: scripts and styles', bundle.booking, 190 * KB, 'bytes'),
    most('page-code', `largest page of its own (${page?.page ?? '–'})`, page?.own ?? Number.NaN, 20 * KB, 'bytes'),
    most('shared-code', 'chunks shared by pages', bundle.shared, 40 * KB, 'bytes'),
    most('fonts', 'fonts', picker.ours.bytes.font + home.ours.bytes.font, 0, 'bytes'),
    most('home-bytes', 'home: files with images', homeBytes, 200 * KB, 'bytes'),
    most('home-requests', 'home: requests for files', home.ours.files, 12, 'requests'),
    ...timeBudgets(figures),
    most('cls', `CLS, the worst address (${worst?.path ?? '–'})`, worst?.cls ?? Number.NaN, 0.01, ''),
  ];
}
