import type { Locator, Page } from '@playwright/test';
import type { Call } from '../../src/api/contract/call';
import * as contract from '../../src/api/contract';
import { paths } from '../../src/paths';
import { MORNING } from '../support/fixedDate.mjs';
import { loginAgain, trouble, unsure } from '../../src/copy/trouble';
import { titles } from '../../src/copy/app';
import { expect, test, type Clinic } from './support/workerClinic';
import { fail, FAILURES, hold, limitsOf, loseReply, SAYS, watchLimits, type FailureName } from './support/failures';
import { openAs } from './support/patientSteps';
import { scenes, type CallName } from './support/scenes';

/**
 * Every call of the contract × every failure: the screen explains it in a live region and offers a next action
 * that works; the input is kept; nothing is unhandled.
 */
const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;
const declared = Object.entries<unknown>(contract).flatMap(([name, value]): [CallName, Call][] =>
  isCall(value) ? [[name as CallName, value]] : [],
);
const KINDS = [...(Object.keys(FAILURES) as FailureName[]), 'answer after leaving', 'slow 10 s'] as const;
type Kind = (typeof KINDS)[number];
const isFailure = (kind: Kind): kind is FailureName => kind in FAILURES;

/** What the browser logs for every failed response, and the login gate for its failure. */
const EXPLAINED = [/^Failed to load resource: /, /^(Failure: )?(offline|timeout|server|login|refused|malformed)\b/];

/** All unexpected errors of the page. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(`unhandled: ${error.stack ?? error.message}`));
  page.on('console', (line) => {
    if (line.type() === 'error' && !EXPLAINED.some((one) => one.test(line.text()))) found.push(line.text());
  });
  return found;
}

/** Any failure that is shown; the page before the app has hidden words of its own. */
const anyTrouble = (page: Page) =>
  page
    .getByText(
      new RegExp(
        Object.values(trouble)
          .map((words) => words.title)
          .concat(SAYS)
          .join('|'),
      ),
    )
    .filter({ visible: true });

/** More than the longest pause before a write is sent again. */
const PAUSE_MS = 10_000;

/** Lets the page's clock run until something is shown; jumps, because a jump before a timer is set does nothing. */
const pass = (page: Page, ms: number, until: Locator) =>
  expect(async () => {
    await page.clock.fastForward(ms);
    await expect(until).toBeVisible({ timeout: 500 });
  }).toPass();

/** Navigates within the app, as a link does, without a new document. */
const leave = (page: Page) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, paths.reserve);

/** False once a scene has changed the worker's clinic; it is seeded again before the next. */
let isFresh = false;

async function freshClinic(clinic: Clinic): Promise<void> {
  if (isFresh) return;
  await clinic.reset();
  await clinic.setClock(MORNING);
  isFresh = true;
}

for (const [name, call] of declared) {
  const scene = scenes[name];

  // §failures-never-silent
  test(
    `${name}: every failure is explained, offers a next action and loses nothing`,
    { tag: '@weekly' },
    async ({ page, clinic }) => {
      test.slow();
      await freshClinic(clinic);
      // Every patient except the guest starts empty: each call has its own.
      const patient = scene.newcomer ? name.toLowerCase() : 'guest';
      if (scene.send || scene.newcomer) isFresh = scene.newcomer === true;
      await watchLimits(page);
      await page.clock.install();
      await openAs(page, clinic.url, patient, paths.reserve);
      const address = `${clinic.url}${await scene.address(page)}`;
      const found = complaints(page);
      const { send, fill } = scene;
      const open = async () => {
        await page.goto(address);
        await fill?.(page);
      };
      /** Makes the call: with `send`, or by opening the screen that reads it. */
      const make = () => (send ? send(page) : page.goto(address));
      const ready = () => expect(scene.ready(page).first()).toBeVisible();

      /** Lets an unanswered call time out: not within ten seconds, but within about a minute. */
      const timeOut = async (): Promise<void> => {
        const limits = await limitsOf(page, call);
        if (limits.length > 0) return expect(Math.min(...limits)).toBeGreaterThan(10_000);
        await page.clock.fastForward(10_000);
        await expect(page.getByText(trouble.timeout.title)).toHaveCount(0);
        return page.clock.fastForward(60_000);
      };

      const meet = async (failure: FailureName): Promise<void> => {
        const { asked, mend } = await fail(page, call, failure);
        await make();
        // Before the clock jumps, which would let what is read first time out.
        await asked();
        if (failure === 'time-out') await timeOut();
        if (scene.unread?.includes(failure)) {
          await ready();
          await mend();
          return open();
        }
        const special = scene.told?.[failure];
        const stays = FAILURES[failure].lost && scene.lost === 'sent again' ? unsure : undefined;
        const words =
          special?.words ?? stays ?? scene.words ?? new RegExp(`${trouble[FAILURES[failure].kind].title}|${SAYS}`);
        const said = page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: words }).first();
        if (stays) await pass(page, PAUSE_MS, said);
        await expect(said, `${failure}: said`).toBeVisible();
        await expect(page.getByRole('main')).toContainText(/[ぁ-ん]/);
        await mend();
        if (send) {
          if (failure !== '401') return scene.kept?.(page);
          await page.getByRole('button', { name: loginAgain }).last().click();
          await expect(page.getByRole('button', { name: loginAgain })).toHaveCount(0);
          return scene.kept?.(page);
        }
        const wayOn = special?.wayOn ?? /^もう一度/;
        const control = page.getByRole('button', { name: wayOn }).or(page.getByRole('link', { name: wayOn }));
        await control.first().click();
        if (special?.wayOn) await expect(said).toBeHidden();
        else await ready();
        return undefined;
      };

      const leaveBeforeAnswer = async (): Promise<void> => {
        const held = await hold(page, call);
        await make();
        await held.asked();
        if (scene.outside) await page.goto(`${clinic.url}/check.html`);
        else await leave(page);
        const elsewhere = page.getByRole('heading', { level: 1, name: scene.outside ? undefined : titles.booking });
        await expect(elsewhere).toBeVisible();
        await held.answer((route) => route.fulfill(FAILURES['500'].answer));
        await expect(anyTrouble(page)).toHaveCount(0);
        await expect(elsewhere).toBeVisible();
      };

      const waitLong = async (): Promise<void> => {
        const held = await hold(page, call);
        await make();
        await held.asked();
        const waiting = (scene.waiting?.(page) ?? page.locator('[aria-busy="true"]')).first();
        // The first drawing waits for its first read, in page time.
        await expect(waiting).toBeVisible();
        // The clock stops, so that a busy machine does not reach the app's limit, which axios keeps in page time too.
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
        for (const limit of await limitsOf(page, call)) expect(limit).toBeGreaterThan(10_000);
        await expect(waiting).toBeVisible();
        await expect(anyTrouble(page)).toHaveCount(0);
        await held.answer((route) => route.continue());
        await page.clock.resume();
        await ready();
      };

      if (send) await open();
      let left = false;
      for (const kind of KINDS) {
        await test.step(kind, async () => {
          if (left && send) await open();
          if (isFailure(kind)) await meet(kind);
          else await (kind === 'slow 10 s' ? waitLong() : leaveBeforeAnswer());
          left = !isFailure(kind);
        });
        expect(found, kind).toEqual([]);
      }
    },
  );
}

for (const [name, call] of declared) {
  const scene = scenes[name];
  const { send, lost } = scene;
  if (!send || !lost) continue;

  // §lost-reply-checked, §sent-again
  test(`${name}, done but its reply lost: it is said to be done`, { tag: '@weekly' }, async ({ page, clinic }) => {
    test.slow();
    await page.clock.install();
    await freshClinic(clinic);
    isFresh = scene.newcomer === true;
    await openAs(page, clinic.url, scene.newcomer ? `${name.toLowerCase()}-lost` : 'guest', paths.reserve);
    await page.goto(`${clinic.url}${await scene.address(page)}`);
    await scene.fill?.(page);
    await loseReply(page, call);
    await send(page);
    await pass(page, PAUSE_MS, scene.ready(page).first());
    await expect(anyTrouble(page)).toHaveCount(0);
  });
}
