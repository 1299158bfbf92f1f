import { afterEach, expect, test, vi } from 'vitest';
import { readBooked, rememberBooked } from '../../../src/booking/bookedBlock';
import type { Block } from '../../../src/domain/booking/block';

const block: Block = {
  id: 31,
  start_time: Date.parse('2026-07-03T10:15:00+09:00'),
  shiftIds: [31, 32, 33],
  admin_user_id: 7,
  kind: 'initial',
  subject_id: 1,
};

/** A tab's storage that holds one text. */
function tab(kept: string | null): void {
  vi.stubGlobal('sessionStorage', {
    getItem: () => kept,
    setItem: (_: string, text: string) => {
      kept = text;
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

test('the block just booked is read back for its own form only', () => {
  tab(null);
  rememberBooked('taro', block);
  expect(readBooked('taro', '31')).toEqual({ id: 31, admin_user_id: 7, start_time: block.start_time });
  expect(readBooked('taro', '32')).toBeNull();
  expect(readBooked('taro', null)).toBeNull();
});

test.each([
  [
    'with its time as text, of an earlier version',
    JSON.stringify({ ...block, start_time: '2026-07-03T10:15:00+09:00' }),
  ],
  ['without a time', JSON.stringify({ ...block, start_time: undefined })],
  ['that is cut off', JSON.stringify(block).slice(0, 40)],
  ['that is no block', 'null'],
])('one %s is dropped', (_, kept) => {
  tab(kept);
  expect(readBooked('taro', '31')).toBeNull();
});
