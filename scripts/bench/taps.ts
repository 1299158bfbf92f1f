import type { Locator } from '@playwright/test';
import { calm } from './calm';
import type { Window } from './phone';
import type { Probe } from './probe';

export type TapKind = 'neighbourDay' | 'seenDay' | 'band' | 'slot' | 'consent';

/** One tap, in ms: until what it asks for is painted, and its interaction's duration (what INP is made of). */
export interface Tap {
  kind: TapKind;
  shown: number;
  inp: number;
}

/** Entries of fewer ms are not reported; such a tap counts as this long. */
const LEAST_MS = 16;

interface Wanted {
  kind: TapKind;
  target: Locator;
  /** Source of a function that runs in the page: true once that shows what was tapped for. */
  shown: string;
}

/** Runs in the page. Counts from the tap's own time, which also holds how long the page was too busy to take it. */
const arm = (shown: () => boolean) => {
  const { probe } = window as unknown as { probe: Probe };
  probe.shown = null;
  const note = (event: Event) => {
    const look = () => {
      if (!shown()) return void requestAnimationFrame(look);
      requestAnimationFrame(() => probe.tell('shown', performance.now() - event.timeStamp));
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', note, { capture: true, once: true });
};

async function tap({ page, wire, probe, told }: Window, { kind, target, shown }: Wanted): Promise<Tap> {
  await target.scrollIntoViewIfNeeded();
  // A patient looks before they tap: what is fetched ahead may come in that time.
  await wire.quiet(500, 15_000);
  await calm();
  const known = new Set(Object.keys((await probe()).interactions));
  await page.evaluate(`(${String(arm)})(${shown})`);
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing to tap for ${kind}`);
  await Promise.all([told('shown'), page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)]);
  // The browser hands an interaction's entry over some frames later.
  await page.waitForTimeout(500);
  const after = await probe();
  const durations = Object.entries(after.interactions).flatMap(([id, duration]) => (known.has(id) ? [] : [duration]));
  return { kind, shown: after.shown ?? Number.NaN, inp: Math.max(LEAST_MS, ...durations) };
}

const SLOT = /^\d\d:\d\d〜\d\d:\d\d/;

/** `最短で予約する（7月4日 …` at the bottom, and slots above it. */
const dayShown = (day: string) =>
  `() => [...document.querySelectorAll('button')].some((one) => one.textContent.startsWith('最短で予約する（${day} ')) &&
    [...document.querySelectorAll('button:enabled')].some((one) => ${String(SLOT)}.test(one.textContent))`;

const bandShown = (hour: number) =>
  `() => { const { top } = document.getElementById('band-${hour}').getBoundingClientRect();
    return top > -8 && top < innerHeight / 2; }`;

/** Taps days, hours and a slot of a picker that stands still. */
export async function tapPicker(window: Window, confirmShown: string): Promise<Tap[]> {
  const { page } = window;
  const days = page.getByRole('radio');
  const taps: Tap[] = [];
  const toDay = async (kind: TapKind, index: number) => {
    const target = days.nth(index);
    const day = (await target.getAttribute('aria-label'))?.split(' ')[0] ?? '';
    taps.push(await tap(window, { kind, target, shown: dayShown(day) }));
  };
  await toDay('neighbourDay', 1);
  await toDay('neighbourDay', 2);
  await toDay('seenDay', 1);
  await toDay('seenDay', 0);
  for (const hour of [12, 15])
    taps.push(
      await tap(window, {
        kind: 'band',
        target: page.getByRole('button', { name: `${hour}:00〜`, exact: true }),
        shown: bandShown(hour),
      }),
    );
  taps.push(
    await tap(window, { kind: 'slot', target: page.getByRole('button', { name: SLOT }).nth(4), shown: confirmShown }),
  );
  return taps;
}

/** Ticks the four consents. */
export async function tapConsents(window: Window): Promise<Tap[]> {
  const boxes = window.page.getByRole('checkbox');
  const taps: Tap[] = [];
  for (const index of [0, 1, 2, 3])
    taps.push(
      await tap(window, {
        kind: 'consent',
        target: boxes.nth(index),
        shown: `() => document.querySelectorAll('input[type=checkbox]')[${index}].checked`,
      }),
    );
  return taps;
}

export const OURS_CONFIRM = `() => document.querySelectorAll('input[type=checkbox]').length >= 4`;
export const BARE_CONFIRM = `() => document.querySelector('h1')?.textContent === '予約内容の確認'`;
