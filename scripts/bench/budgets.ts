import type { BrowserFigures, Check } from './figures';
import type { ServerFigures } from './server';
import { round } from './stats';
import type { TapKind } from './taps';

const TAPS: Record<TapKind, string> = {
  neighbourDay: 'next day',
  seenDay: 'day already seen',
  band: 'hour',
  slot: 'slot',
  consent: 'consent',
};

type Limit = Pick<Check, 'limit' | 'goal' | 'unit'>;

/** NaN breaks the budget. */
const most = (id: string, name: string, value: number, limit: Limit): Check => {
  return { id, name, value, ...limit, by: 'most', held: value <= limit.limit };
};
const least = (id: string, name: string, value: number, limit: Limit): Check => {
  return { id, name, value, ...limit, by: 'least', held: value >= limit.limit };
};

const FCP = { limit: 1.5, goal: 1.25, unit: '×' } as const;
const FIRST_SLOT = { limit: 1.3, goal: 1.1, unit: '×' } as const;
const BLOCKING = { limit: 1.5, goal: 1, unit: '×' } as const;
const LONGEST = { limit: 250, goal: 200, unit: 'ms' } as const;
const INP = { limit: 200, goal: 100, unit: 'ms' } as const;
const bytes = (limit: number) => ({ limit, unit: 'bytes' }) as const;

/** The budgets of the browser (ADR 0009). */
export function browserBudgets({ picker, home, taps, routes, bundle }: BrowserFigures): Check[] {
  const worst = routes.toSorted((a, b) => b.cls - a.cls)[0];
  const page = bundle.pages.toSorted((a, b) => b.own - a.own)[0];
  const firstSlot = picker.ours.actionable / picker.bare.actionable;
  return [
    most('picker-code', 'picker: scripts and styles before the first slot', picker.ours.code, {
      ...bytes(215_000),
      goal: 190_000,
    }),
    most('booking-code', 'booking path: scripts and styles', bundle.booking, { ...bytes(300_000), goal: 260_000 }),
    most('page-code', `largest page of its own (${page?.page ?? '–'})`, page?.own ?? Number.NaN, bytes(25_000)),
    most('fonts', 'fonts', picker.ours.fonts + home.ours.fonts, bytes(0)),
    most('home-fcp', 'home: FCP to the static page', home.ours.fcp / home.static.fcp, FCP),
    most('picker-fcp', 'picker: FCP to the static page', picker.ours.fcp / picker.static.fcp, FCP),
    most('first-slot', 'picker: first slot to the bare page', firstSlot, FIRST_SLOT),
    most('blocking', 'picker: blocking time to the bare page', picker.ours.blocking / picker.bare.blocking, BLOCKING),
    most('longest', 'picker: longest task until two seconds after the first slot', picker.ours.longest, LONGEST),
    ...(Object.keys(TAPS) as TapKind[]).map((kind) =>
      most(`inp-${kind}`, `INP (p75): ${TAPS[kind]}`, taps[kind] ?? Number.NaN, INP),
    ),
    most('cls', `CLS, the worst address (${worst?.path ?? '–'})`, worst?.cls ?? Number.NaN, { limit: 0.01, unit: '' }),
  ];
}

const TO_BARE = { limit: 3, unit: '×' } as const;
const RATE = { limit: 200, unit: '/s' } as const;
const SLOTS = { limit: 10, unit: 'ms' } as const;

/** The budgets of the clinic's server. A read is compared with a bare route that runs the same statement. */
export function serverBudgets({ slots, ...databases }: ServerFigures): Check[] {
  const onEach = Object.entries(databases).flatMap(([name, { wireBytes, timesFaster, rates }]) => {
    const toBare = (read: 'shifts' | 'reservations') => rates[read].p99Ms / rates[`${read}Statement`].p99Ms;
    return [
      most(`server.${name}.wire`, `${name}: shifts reply on the wire`, wireBytes, bytes(15_000)),
      least(`server.${name}.cached`, `${name}: cached to uncached`, timesFaster, { limit: 10, unit: '×' }),
      most(`server.${name}.shifts`, `${name}: p99 of shifts to bare`, toBare('shifts'), TO_BARE),
      most(`server.${name}.reservations`, `${name}: p99 of reservations to bare`, toBare('reservations'), TO_BARE),
    ];
  });
  const { postgres } = databases;
  return [
    ...onEach,
    ...(postgres ? [least('server.bookings', 'postgres: bookings', postgres.rates.bookings.perSecond, RATE)] : []),
    most('server.slots', 'reading a day and building its blocks', round(slots.readMs + slots.buildMs, 3), SLOTS),
  ];
}
