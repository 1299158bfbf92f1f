import { describe, expect, it, test } from 'vitest';
import { formatSpan, overlapAt, readSpan, type MinuteSpan } from '../../../src/domain/dutyHours';

describe('a span of the weekly hours (§hours-checked)', () => {
  test.each([
    ['10:00-13:00', [600, 780]],
    ['23:55-24:00', [1435, 1440]],
    ['10:00-24:00', [600, 1440]],
  ])('%s', (text, span) => {
    expect(readSpan(text)).toEqual(span);
    expect(formatSpan(span as unknown as MinuteSpan)).toBe(text);
  });

  test.each([
    '',
    '10-13',
    '9:00-12:00',
    '09:55-12:00',
    '10:00-24:05',
    '10:02-13:00',
    '10:00-13:01',
    '13:00-10:00',
    '10:00-10:00',
    '10:60-12:00',
    '10:00–13:00',
    '10:00-13:00 ',
  ])('is not %j', (text) => expect(readSpan(text)).toBeNull());
});

describe('the spans of a day', () => {
  it('may touch, in any order', () => {
    const touching: MinuteSpan[] = [
      [780, 900],
      [600, 780],
      [900, 960],
    ];
    expect(overlapAt(touching)).toBe(-1);
    expect(overlapAt([])).toBe(-1);
  });

  it('may not overlap; the second of the two is named (§hours-checked)', () => {
    expect(
      overlapAt([
        [600, 780],
        [840, 900],
        [775, 800],
      ]),
    ).toBe(2);
    expect(
      overlapAt([
        [600, 780],
        [600, 780],
      ]),
    ).toBe(1);
  });
});
