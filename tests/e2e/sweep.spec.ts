import type { Page } from '@playwright/test';
import { MORNING } from '../support/fixedDate.mjs';
import { addresses } from '../../src/copy/person';
import { payment } from '../../src/copy/money';
import { questionnaire } from '../../src/copy/questionnaire';
import { reservation } from '../../src/copy/visit';
import { paths } from '../../src/paths';
import { tapAt, watchWrites } from './support/finger';
import { answerQuestionnaire, anySlot, openAs } from './support/patientSteps';
import { button, type Scene } from './support/scene';
import { scenes } from './support/scenes';
import { followRequests } from './support/screens';
import { expect, test } from './support/workerClinic';

interface Screen extends Pick<Scene, 'newcomer' | 'address' | 'fill'> {
  /** The buttons that send at one press, as they say. */
  sends?: readonly string[];
}
const booked = scenes.cancelReservation;

/** The screens that a patient goes through; those with a path alone are the guest's. */
const SCREENS: Record<string, Screen | string> = {
  home: paths.home,
  reserve: paths.reserve,
  slots: paths.slots(1),
  consents: scenes.showDoctor,
  questions: scenes.getDiagnose,
  'last questions': {
    ...scenes.createThroughDiagnose,
    fill: async (page) => {
      await answerQuestionnaire(page);
      await page.goBack();
      await expect(button(page, '入力内容を確認する')).toBeVisible();
    },
  },
  check: { ...scenes.createThroughDiagnose, sends: [questionnaire.book] },
  'the booked visit': booked,
  'another time': {
    newcomer: true,
    address: async (page) => {
      await page.goto(await booked.address(page));
      await button(page, reservation.changeTime).click();
      await expect(anySlot(page).first()).toBeVisible();
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    },
  },
  'the paid visit': scenes.changeDeliver,
  bills: paths.payment,
  bill: scenes.getBill,
  pay: { ...scenes.listPayAddresses, sends: [payment.submit.card] },
  settings: paths.settings,
  addresses: { ...scenes.setMainAddress, sends: [addresses.setMain] },
  'new address': paths.newAddress,
  files: scenes.listFiles,
  medicine: paths.medicine,
  inspections: paths.inspection,
  transfer: scenes.payByBank,
};

const DELAYS = [80, 200, 400];
const WIDTHS = [320, 375, 414];
const PAIRS = DELAYS.flatMap((apart) => WIDTHS.map((width) => ({ apart, width })));

/** What stands for all that differ only by a day, a time or a name in front. */
const kindOf = (says: string) =>
  says.replaceAll(/\d+|.曜日|[^\d〜]+医師/g, '#').replace(/^.+(?=を(変更する|コピー)$)/, '');

interface Control {
  says: string;
  /** Which one of those that say the same. */
  nth: number;
  /** True when it stands around the screen itself, and so around others. */
  isFrame: boolean;
}

/** The links and buttons that stay in the app and can be pressed where they are; or one of them, in view, with its middle. */
const find = (page: Page, only?: Control) =>
  page.evaluate((one) => {
    const before = new Map<string, number>();
    return [...document.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')].flatMap((control) => {
      if (control instanceof HTMLAnchorElement && (control.origin !== location.origin || control.target === '_blank'))
        return [];
      const says = (control.getAttribute('aria-label') ?? control.textContent).trim();
      const nth = before.get(says) ?? 0;
      before.set(says, nth + 1);
      if (one && (says !== one.says || nth !== one.nth)) return [];
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isFrame = control.closest('main') === null;
      return control.contains(document.elementFromPoint(x, y)) ? [{ says, nth, isFrame, x, y }] : [];
    });
  }, only);

/** The controls of the frame that another screen has had. */
const framed = new Set<string>();

// What another screen has had is known to the worker that met it.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ clinic }) => {
  await clinic.reset();
  await clinic.setClock(MORNING);
});

/** How many steps of the app's history there are behind the screen. */
const stepOf = (page: Page) => page.evaluate(() => (window.history.state as { idx?: number } | null)?.idx ?? 0);

for (const [index, [name, screen]] of Object.entries(SCREENS).entries())
  test(
    `two taps on any control of ${name} send nothing and lead one step (§tap-own-screen, §one-step-per-press)`,
    {
      tag: '@weekly',
    },
    async ({ page, clinic }) => {
      test.setTimeout(20 * 60_000);
      // Maps, receipts and other clinics need no answer.
      await page.route(
        ({ origin }) => origin !== new URL(clinic.url).origin,
        (route) => route.abort(),
      );
      page.on('popup', (other) => void other.close());
      const complete = followRequests(page);
      if (typeof screen === 'string') await openAs(page, clinic.url, 'guest', screen);
      else {
        await openAs(page, clinic.url, screen.newcomer ? `sweep-${index}` : 'guest', paths.reserve);
        await page.goto(`${clinic.url}${await screen.address(page)}`);
        await screen.fill?.(page);
      }
      await complete();
      const url = page.url();
      const sends = typeof screen === 'string' ? [] : (screen.sends ?? []);
      const all = await find(page);
      const said = all.map((one) => one.says);
      expect(said).toEqual(expect.arrayContaining([...sends]));
      const kinds = new Map(
        all
          .filter(({ says, isFrame }) => !sends.includes(says) && !(isFrame && framed.has(says)))
          .map((one) => [kindOf(one.says), one]),
      );
      for (const { says, isFrame } of all) if (isFrame) framed.add(says);

      const writes = watchWrites(page);
      for (const control of kinds.values()) {
        for (const { apart, width } of PAIRS) {
          await page.setViewportSize({ width, height: 667 });
          await page.goto(url);
          await complete();
          const [point] = await find(page, control);
          if (!point) throw new Error(`nothing to press: ${control.says}, ${width} px`);
          // The account of a chosen transfer is read by a POST.
          writes.length = 0;
          const before = await stepOf(page);
          await tapAt(page, point, 2, apart);
          await complete();
          const press = `${control.says}, ${width} px, ${apart} ms`;
          expect(writes, press).toEqual([]);
          expect(await stepOf(page), press).toBeLessThanOrEqual(before + 1);
        }
      }
    },
  );
