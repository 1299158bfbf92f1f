import type { BrowserFigures } from './figures';
import type { Load } from './load';
import { median, p75 } from './stats';
import type { Tap, TapKind } from './taps';

/** Every figure's own median; words are those of the last run. */
export function medianLoad(loads: readonly Load[]): Load {
  const last = loads.at(-1);
  if (!last) throw new Error('nothing was loaded');
  const of = (read: (load: Load) => number) => Math.round(median(loads.map(read)) * 10_000) / 10_000;
  const ms = (read: (load: Load) => number) => Math.round(of(read));
  return {
    ...last,
    fcp: ms(({ fcp }) => fcp),
    lcp: ms(({ lcp }) => lcp),
    cls: of(({ cls }) => cls),
    actionable: ms(({ actionable }) => actionable),
    script: ms(({ script }) => script),
    bytes: Object.fromEntries(
      (Object.keys(last.bytes) as (keyof Load['bytes'])[]).map((type) => [type, ms(({ bytes }) => bytes[type])]),
    ) as Load['bytes'],
    requests: ms(({ requests }) => requests),
    files: ms(({ files }) => files),
    code: ms(({ code }) => code),
    wire: ms(({ wire }) => wire),
  };
}

const figuresOf = (taps: readonly Tap[]) =>
  taps.length === 0
    ? null
    : { inp: Math.round(p75(taps.map(({ inp }) => inp))), shown: Math.round(median(taps.map(({ shown }) => shown))) };

/** The taps of all runs, by kind. */
export function tapFigures({ ours, bare }: Record<'ours' | 'bare', readonly Tap[]>): BrowserFigures['taps'] {
  const of = (taps: readonly Tap[], wanted: TapKind) => figuresOf(taps.filter(({ kind }) => kind === wanted));
  return Object.fromEntries(
    [...new Set(ours.map(({ kind }) => kind))].flatMap((kind) => {
      const own = of(ours, kind);
      return own ? [[kind, { ours: own, bare: of(bare, kind) }]] : [];
    }),
  );
}
