import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftsPerBlock, type Block, type VisitKind } from '../../../../src/domain/booking/block';
import {
  readBlockFromUrl,
  blockToQuery,
  changedReservationIdFromQuery,
  readChosenBlock,
} from '../../../../src/domain/booking/blockInUrl';
import { MINUTE_MS, startOfJstDate } from '../../../../src/domain/calendar/jst';
import { inEveryZone } from '../zones';

const MIDNIGHT = startOfJstDate('2026-07-03');
const TEN = MIDNIGHT + 600 * MINUTE_MS;

const block: Block = {
  id: 31,
  start_time: TEN,
  shiftIds: [31, 32, 33],
  admin_user_id: 7,
  kind: 'initial',
  subject_id: 1,
};

const someId = fc.integer({ min: 1, max: 2_147_483_647 });

const someBlock: fc.Arbitrary<Block> = fc
  .record({
    kind: fc.constantFrom<VisitKind>('initial', 'repeat'),
    ids: fc.uniqueArray(someId, { minLength: 3, maxLength: 3 }),
    doctor: someId,
    subject: fc.constantFrom(1, 2, 3, 4),
    step: fc.integer({ min: 120, max: 285 }),
  })
  .map(({ kind, ids, doctor, subject, step }) => ({
    id: ids[0] as number,
    start_time: MIDNIGHT + step * 5 * MINUTE_MS,
    shiftIds: ids.slice(0, shiftsPerBlock(kind)),
    admin_user_id: doctor,
    kind,
    subject_id: subject,
  }));

inEveryZone('blocks in URLs', () => {
  it('a block that was written to a URL is read back unchanged (§choice-in-url)', () => {
    fc.assert(
      fc.property(someBlock, (original) => {
        expect(readBlockFromUrl(new URLSearchParams(blockToQuery(original).toString()))).toEqual(original);
      }),
    );
  });
});

describe('readBlockFromUrl', () => {
  const read = (change: Record<string, string | null>) => {
    const query = blockToQuery(block);
    for (const [name, value] of Object.entries(change)) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
    return readBlockFromUrl(query);
  };

  it.each(['id', 'shiftIds', 'admin_user_id', 'start_time', 'appointmentType', 'subject_id'])(
    'rejects a block without %s',
    (name) => {
      expect(read({ [name]: null })).toBeNull();
      expect(read({ [name]: '' })).toBeNull();
    },
  );

  it.each(['0', '-1', '1.5', '031', 'x', ' 31', '1e3', '３１', '9999999999999999'])('rejects the id "%s"', (value) => {
    expect(read({ id: value, shiftIds: `${value},32,33` })).toBeNull();
    expect(read({ admin_user_id: value })).toBeNull();
    expect(read({ subject_id: value })).toBeNull();
  });

  it.each(['31', '31,32', '31,32,33,34', '32,33,34', '31,31,32', '31,32,33,', '31,,33', '31,32,x', '31;32;33'])(
    'rejects the shift ids "%s"',
    (shiftIds) => {
      expect(read({ shiftIds })).toBeNull();
    },
  );

  it('reads the `appointmentType` "other" as a repeat visit (§choice-in-url)', () => {
    const repeat: Block = { ...block, kind: 'repeat', shiftIds: [31, 32] };
    expect(blockToQuery(block).get('appointmentType')).toBe('initial');
    expect(blockToQuery(repeat).get('appointmentType')).toBe('other');
    expect(read({ appointmentType: 'other', shiftIds: '31,32' })).toEqual(repeat);
    expect(read({ appointmentType: 'other' })).toBeNull();
    expect(read({ appointmentType: 'repeat', shiftIds: '31,32' })).toBeNull();
  });

  it.each(['soon', '2026-07-03', '2026-07-03T10:00:00', '2026-02-30T10:00:00+09:00'])(
    'rejects the start time "%s"',
    (start_time) => {
      expect(read({ start_time })).toBeNull();
    },
  );

  it('accepts a start time in UTC or with a space instead of "+"', () => {
    for (const start_time of ['2026-07-03T01:00:00Z', '2026-07-03T10:00:00 09:00'])
      expect(read({ start_time })).toEqual(block);
  });
});

describe('readChosenBlock', () => {
  const query = blockToQuery(block);
  it.each([
    ['block', '31', 'another'],
    ['block', '31', 'the confirm'],
    ['doctor', '7', 'the confirm'],
  ])('accepts the %s id %s on %s screen', (_, id, screen) =>
    expect(readChosenBlock(query, id, screen === 'the confirm')).toEqual({ block, subjectId: 1 }),
  );
  it('returns only the subject if the id is wrong (§choice-checked)', () => {
    expect(readChosenBlock(query, '7')).toEqual({ block: null, subjectId: 1 });
    expect(readChosenBlock(query, undefined, true)).toEqual({ block: null, subjectId: 1 });
    expect(readChosenBlock(blockToQuery({ ...block, subject_id: 99 }), '31')).toEqual({ block: null, subjectId: null });
  });
});

describe('changedReservationIdFromQuery', () => {
  const read = (text: string) => changedReservationIdFromQuery(new URLSearchParams(text));
  it('returns the reservation id in `change`', () => expect(read('change=12')).toBe(12));
  it('returns null if the URL has no `change`', () => expect(read('doctor=1')).toBeNull());
  it.each(['change=', 'change=abc', 'change=-1', 'change=1.5', 'change=1e3'])('returns 0 for invalid %s', (text) =>
    expect(read(text)).toBe(0),
  );
});
