/** Figures of a check. */
export interface Meter {
  rounds: number;
  /** Duration of each answered call, in ms. */
  ms: number[];
  /** Calls repeated after no reply or a 503. */
  repeats: number;
  /** Further figures as text. */
  notes: string[];
}

interface Result {
  name: string;
  on: string;
  passed: boolean;
  error?: string;
  rounds: number;
  calls: number;
  seconds: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  repeats: number;
  notes: string[];
}

export const newMeter = (): Meter => ({ rounds: 0, ms: [], repeats: 0, notes: [] });

const round = (value: number) => Math.round(value * 10) / 10;

/** The nearest-rank percentile: the value that `share` of all do not exceed; 0 when empty. */
function percentile(sorted: readonly number[], share: number): number {
  return round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0);
}

function lineOf({ name, on, passed, error, rounds, calls, perSecond, p50, p95, p99, repeats, notes }: Result): string {
  const figures = [
    `${rounds} rounds`,
    `${calls} calls`,
    `${perSecond}/s`,
    `p50 ${p50}`,
    `p95 ${p95}`,
    `p99 ${p99} ms`,
    `${repeats} repeats`,
    ...notes,
  ];
  return [
    `${passed ? '✓' : '✗'} ${on.padEnd(10)} ${name}`,
    `    ${figures.join(', ')}`,
    ...(error ? [error] : []),
  ].join('\n');
}

/** The checks of a run with result and figures. */
export interface Report {
  results: readonly Result[];
  /** Runs a check and prints its line; it fails when it throws. */
  check(name: string, on: string, meter: Meter, work: () => Promise<void>): Promise<void>;
}

export function newReport(print: (line: string) => void): Report {
  const results: Result[] = [];
  return {
    results,
    async check(name, on, meter, work) {
      const began = performance.now();
      const error = await work().then(
        () => null,
        (thrown: unknown) => (thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)),
      );
      const seconds = (performance.now() - began) / 1000;
      const sorted = meter.ms.toSorted((a, b) => a - b);
      const result: Result = {
        name,
        on,
        passed: error === null,
        ...(error !== null && { error }),
        rounds: meter.rounds,
        calls: sorted.length,
        seconds: round(seconds),
        perSecond: Math.round(sorted.length / seconds),
        p50: percentile(sorted, 0.5),
        p95: percentile(sorted, 0.95),
        p99: percentile(sorted, 0.99),
        repeats: meter.repeats,
        notes: meter.notes,
      };
      results.push(result);
      print(lineOf(result));
    },
  };
}
