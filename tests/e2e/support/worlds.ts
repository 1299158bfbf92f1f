import { test as base } from '@playwright/test';
import { runLineWorld, type LineWorld } from '../line/support/runLineWorld';
import { runSpecWorld, type SpecWorld } from '../spec/support/runSpecWorld';
import { runPreview, type Clinic } from './clinics';
import { RUN_CLINIC_MS } from './process';

interface Worlds {
  /** The clinic of the preview. */
  clinic: Clinic;
  /** An emulated LINE, and the clinic that trusts it. */
  lineWorld: LineWorld;
  /** The same, before a host that knows the specification alone. */
  specWorld: SpecWorld;
}

/**
 * The guard against a finger's second tap (§tap-own-screen) hears of no press by a script, which is faster than an eye. A
 * finger is Chromium's own (`finger.ts`).
 */
export const pressedByScript = () => {
  const { addEventListener } = window;
  window.addEventListener = (type: string, heard: EventListenerOrEventListenerObject, how?: AddEventListenerOptions) =>
    addEventListener.call(
      window,
      type,
      type === 'pointerdown' && typeof heard === 'function'
        ? (event: Event) => (event as PointerEvent).pointerType !== 'mouse' && heard(event)
        : heard,
      how,
    );
};

/**
 * Playwright's `test` with the worlds that the worker has run so far, each with its own processes, ports and data. All
 * tests extend this one, so that a worker stays when the world changes.
 */
export const test = base.extend<object, Worlds>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  clinic: [async ({}, use) => runPreview(use), { scope: 'worker', timeout: RUN_CLINIC_MS }],
  // oxlint-disable-next-line no-empty-pattern -- as above
  lineWorld: [async ({}, use) => runLineWorld(use), { scope: 'worker', timeout: RUN_CLINIC_MS }],
  // oxlint-disable-next-line no-empty-pattern -- as above
  specWorld: [async ({}, use) => runSpecWorld(use), { scope: 'worker', timeout: RUN_CLINIC_MS }],
  context: async ({ context }, use) => {
    await context.addInitScript(pressedByScript);
    await use(context);
  },
});

export { expect } from '@playwright/test';
