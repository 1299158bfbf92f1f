import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shareStolen, ticksFrom, undisturbed } from '../../../scripts/bench/calm';

/** A simulated machine: 100 ticks between readings, some of them stolen. */
const machine = vi.hoisted(() => ({ stolen: 0, all: 0, perReading: 0 }));
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));
vi.mock('node:fs', () => ({
  readFileSync: () => {
    machine.stolen += machine.perReading;
    machine.all += 100;
    return `cpu  ${machine.all - machine.stolen} 0 0 0 0 0 0 ${machine.stolen} 0 0\n`;
  },
}));

beforeEach(() => {
  Object.assign(machine, { stolen: 0, all: 0, perReading: 0 });
  vi.spyOn(process, 'platform', 'get').mockReturnValue('linux');
});

describe('stolen time', () => {
  it('is the eighth field of the cpu line; guest time is included in the first two', () => {
    expect(ticksFrom('cpu  10 2 3 100 4 0 1 30 7 1\ncpu0 5 1 1 50 2 0 1 15 7 1\n')).toEqual({ stolen: 30, all: 150 });
  });

  it('is 0 when it is not reported', () => {
    expect(ticksFrom('')).toEqual({ stolen: 0, all: 0 });
    expect(shareStolen(ticksFrom(''), ticksFrom(''))).toBe(0);
  });

  it('is computed between two readings', () => {
    expect(shareStolen({ stolen: 30, all: 150 }, { stolen: 40, all: 190 })).toBe(0.25);
  });
});

describe('a run', () => {
  it('is repeated when more than a tenth of its time was stolen', async () => {
    const answers: boolean[] = [];
    const made = await undisturbed(async (disturbed) => {
      machine.perReading = answers.length === 0 ? 11 : 10;
      answers.push(disturbed());
      machine.perReading = 0;
      return answers.at(-1) ? null : 'calm';
    });
    expect(made).toBe('calm');
    expect(answers).toEqual([true, false]);
  });

  it('counts at the fifth attempt whatever was stolen', async () => {
    const answers: boolean[] = [];
    const made = await undisturbed(async (disturbed) => {
      machine.perReading = 90;
      answers.push(disturbed());
      machine.perReading = 0;
      return answers.at(-1) ? null : 'at last';
    });
    expect(made).toBe('at last');
    expect(answers).toEqual([true, true, true, true, false]);
  });
});
