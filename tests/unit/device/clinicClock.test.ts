import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { everyMinute, followClock, resetClock } from '../../../src/device/clinicClock';

let stop: () => void;
const onMinute = vi.fn<() => void>();
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-07-03T10:09:30.000+09:00') });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  onMinute.mockClear();
  stop = everyMinute(onMinute);
});

afterEach(() => {
  stop();
  resetClock();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('everyMinute runs its callback 1 ms after each full minute', () => {
  vi.advanceTimersByTime(30_000);
  expect(onMinute).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onMinute).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(59_999);
  expect(onMinute).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(onMinute).toHaveBeenCalledTimes(2);
});

it('everyMinute follows the clinic’s clock (§clock-of-clinic)', () => {
  followClock('2026-07-03T10:19:50+09:00', undefined);
  expect(onMinute).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(onMinute).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(onMinute).toHaveBeenCalledTimes(2);
});

it('everyMinute also runs its callback when the page becomes visible', () => {
  page.dispatchEvent(new Event('visibilitychange'));
  expect(onMinute).toHaveBeenCalledTimes(1);
  stop();
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(120_000);
  expect(onMinute).toHaveBeenCalledTimes(1);
});
