import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockMinutes, shiftsPerBlock, type AppointmentType, type Block } from '../../../src/domain/block';
import { readBlockFromUrl, blockToQuery, changeFromQuery } from '../../../src/domain/blockInUrl';
import { MINUTE_MS, formatMinute, startOfJstDate } from '../../../src/domain/jst';
import { inEveryZone } from './zones';

const MIDNIGHT = startOfJstDate('2026-07-03');
const TEN = MIDNIGHT + 600 * MINUTE_MS;

const block: Block = {
  id: 31,
  startTime: '10:00',
  endTime: '10:15',
  start_time: TEN,
  shiftIds: [31, 32, 33],
  admin_user_id: 7,
  appointmentType: 'initial',
  subject_id: 1,
};

const someId = fc.integer({ min: 1, max: 2_147_483_647 });

/** Blocks as built by the slot picker. */
const someBlock: fc.Arbitrary<Block> = fc
  .record({
    type: fc.constantFrom<AppointmentType>('initial', 'other'),
    ids: fc.uniqueArray(someId, { minLength: 3, maxLength: 3 }),
    doctor: someId,
    subject: fc.constantFrom(1, 2, 3, 4),
    step: fc.integer({ min: 120, max: 285 }),
  })
  .map(({ type, ids, doctor, subject, step }) => ({
    id: ids[0] as number,
    startTime: formatMinute(step * 5),
    endTime: formatMinute(step * 5 + blockMinutes(type)),
    start_time: MIDNIGHT + step * 5 * MINUTE_MS,
    shiftIds: ids.slice(0, shiftsPerBlock(type)),
    admin_user_id: doctor,
    appointmentType: type,
    subject_id: subject,
  }));

inEveryZone('a block in a URL', () => {
  it('survives the round trip through a URL', () => {
    fc.assert(
      fc.property(someBlock, (given) => {
        expect(readBlockFromUrl(new URLSearchParams(blockToQuery(given).toString()), MIDNIGHT)).toEqual(given);
      }),
    );
  });
});

describe('blockFromQuery', () => {
  const read = (change: Record<string, string | null>, now = MIDNIGHT) => {
    const query = blockToQuery(block);
    for (const [name, value] of Object.entries(change)) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
    return readBlockFromUrl(query, now);
  };

  it('accepts an unchanged query', () => {
    expect(read({})).toEqual(block);
  });

  it.each(['id', 'shiftIds', 'admin_user_id', 'start_time', 'appointmentType', 'subject_id'])(
    'is one without %s',
    (name) => {
      expect(read({ [name]: null })).toBe('broken');
      expect(read({ [name]: '' })).toBe('broken');
    },
  );

  it.each(['0', '-1', '1.5', '031', 'x', ' 31', '1e3', '３１', '9999999999999999'])(
    'is one with the id "%s"',
    (value) => {
      expect(read({ id: value, shiftIds: `${value},32,33` })).toBe('broken');
      expect(read({ admin_user_id: value })).toBe('broken');
      expect(read({ subject_id: value })).toBe('broken');
    },
  );

  it.each(['31', '31,32', '31,32,33,34', '32,33,34', '31,31,32', '31,32,', '31,,33', '31,32,x', '31;32;33'])(
    'is one with the shifts "%s"',
    (shiftIds) => {
      expect(read({ shiftIds })).toBe('broken');
    },
  );

  it('rejects shifts that do not match the type', () => {
    expect(read({ appointmentType: 'other' })).toBe('broken');
    expect(read({ appointmentType: 'repeat' })).toBe('broken');
  });

  it.each(['soon', '2026-07-03', '2026-07-03T10:00:00', '2026-02-30T10:00:00+09:00'])(
    'is one at "%s"',
    (start_time) => {
      expect(read({ start_time })).toBe('broken');
    },
  );

  it('reads another notation of the same start', () => {
    expect(read({ start_time: '2026-07-03T01:00:00Z' })).toEqual(block);
  });

  it('accepts a plus sign that was decoded to a space', () => {
    expect(read({ start_time: '2026-07-03T10:00:00 09:00' })).toEqual(block);
  });

  it('is past when less than 15 minutes are left', () => {
    expect(read({}, TEN - 15 * MINUTE_MS)).toEqual(block);
    expect(read({}, TEN - 15 * MINUTE_MS + 1)).toBe('past');
    expect(read({}, TEN + 30 * MINUTE_MS)).toBe('past');
  });
});

describe('changeFromQuery', () => {
  const read = (text: string) => changeFromQuery(new URLSearchParams(text));
  it('reads the id', () => expect(read('change=12')).toBe(12));
  it('is null in an ordinary booking', () => expect(read('doctor=1')).toBeNull());
  it.each(['change=', 'change=abc', 'change=-1', 'change=1.5', 'change=1e3'])('%s names no reservation', (text) =>
    expect(read(text)).toBe(0),
  );
});
