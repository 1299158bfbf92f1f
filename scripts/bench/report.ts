import type { BrowserFigures, Check, Figures } from './figures';
import type { Load } from './load';

type Print = (line?: string) => void;

/** A table whose first column stands left and all others right. */
function table(print: Print, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    print(
      `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}`,
    );
  print();
}

const ratio = (ours: number, other: number | undefined) => (other ? `${(ours / other).toFixed(2)}×` : '–');

function screens(print: Print, title: string, ours: Load, others: Record<string, Load>): void {
  const all = Object.entries({ ours, ...others });
  const row = (name: string, read: (load: Load) => number, form: (value: number) => string = String) => [
    name,
    ...all.map(([, load]) => form(read(load))),
    ...Object.values(others).map((other) => ratio(read(ours), read(other))),
  ];
  print(title);
  table(print, [
    ['', ...all.map(([name]) => name), ...Object.keys(others).map((name) => `to ${name}`)],
    row('FCP, ms', ({ fcp }) => fcp),
    row('LCP, ms', ({ lcp }) => lcp),
    row('can be tapped, ms', ({ actionable }) => actionable),
    row('script time until then, ms', ({ script }) => script),
    row(
      'CLS',
      ({ cls }) => cls,
      (cls) => cls.toFixed(4),
    ),
    row('requests', ({ requests }) => requests),
    row('requests for files', ({ files }) => files),
    row('on the wire until then, bytes', ({ wire }) => wire),
    row('scripts and styles until then, bytes', ({ code }) => code),
    ...(Object.keys(ours.bytes) as (keyof Load['bytes'])[]).map((type) =>
      row(`${type}, bytes`, ({ bytes }) => bytes[type]),
    ),
  ]);
}

export function printBrowser(print: Print, { picker, home, taps, routes, bundle }: BrowserFigures): void {
  print();
  screens(print, 'Slot picker (again: with a live session and a warm cache; deepLink: by liff.state)', picker.ours, {
    static: picker.static,
    bare: picker.bare,
    again: picker.again,
    deepLink: picker.deepLink,
  });
  screens(print, 'Home', home.ours, { static: home.static });
  print('Taps, ms');
  table(print, [
    ['', 'INP p75', 'to shown', 'bare: INP p75', 'to shown', 'INP to bare', 'shown to bare'],
    ...Object.entries(taps).map(([kind, { ours, bare }]) => [
      kind,
      ...[ours.inp, ours.shown, bare?.inp ?? '–', bare?.shown ?? '–'].map(String),
      ratio(ours.inp, bare?.inp),
      ratio(ours.shown, bare?.shown),
    ]),
  ]);
  print('Layout shifts by address');
  table(
    print,
    routes.map(({ path, cls }) => [path, cls.toFixed(4)]),
  );
  for (const { path, shifts } of routes.filter(({ cls }) => cls > 0.01))
    print(`  ${path}: ${shifts.map((shift) => shift.slice(0, 160)).join(' | ')}`);
  print(
    `Built files in brotli: first load ${bundle.first}, booking path ${bundle.booking}, shared ${bundle.shared} bytes`,
  );
  table(print, [
    ['page', 'own', 'shared'],
    ...bundle.pages.map(({ page, own, shared }) => [page, String(own), String(shared)]),
  ]);
}

const written = ({ value, unit }: Pick<Check, 'value' | 'unit'>) => {
  if (unit === '×') return `${value.toFixed(2)}×`;
  if (unit === '') return value.toFixed(4);
  return `${Math.round(value)}${unit === 'bytes' || unit === 'ms' ? ` ${unit}` : ''}`;
};

/** Every budget; returns the names of the broken ones. */
export function printChecks(print: Print, checks: Figures['checks']): string[] {
  print('Budgets');
  table(
    print,
    checks.map(({ name, value, limit, goal, unit, by, held }) => [
      `${held ? 'holds ' : 'BROKEN'} ${name}`,
      written({ value, unit }),
      `${by === 'most' ? '≤' : '≥'} ${written({ value: limit, unit })}`,
      goal === undefined ? '' : `goal ${written({ value: goal, unit })}`,
    ]),
  );
  return checks.filter(({ held }) => !held).map(({ name }) => name);
}
