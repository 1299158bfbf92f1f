import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { everyMinute, followClock, resetClock } from '../../../src/device/clinicClock';

let end: () => void;
const tell = vi.fn<() => void>();
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-07-03T10:09:30.000+09:00') });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  tell.mockClear();
  end = everyMinute(tell);
});

afterEach(() => {
  end();
  resetClock();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tells once a minute, 1 ms after it has begun', () => {
  vi.advanceTimersByTime(30_000);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(59_999);
  expect(tell).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledTimes(2);
});

it('goes by the minutes of the clinic as soon as its clock is known (§clock-of-clinic)', () => {
  followClock('2026-07-03T10:19:50+09:00', undefined);
  expect(tell).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(tell).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledTimes(2);
});

it('tells at once when the page becomes visible, and nothing after its end', () => {
  page.dispatchEvent(new Event('visibilitychange'));
  expect(tell).toHaveBeenCalledTimes(1);
  end();
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(120_000);
  expect(tell).toHaveBeenCalledTimes(1);
});
