import type { CDPSession, Locator, Page } from '@playwright/test';
import { confirm } from '../../src/copy/confirmCopy';
import { answerPage, anySlot, openAs, openMore, openQuestionnaire } from './support/patientSteps';
import { look } from './support/calmHand';
import { expect, test, type Clinic } from './support/workerClinic';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** How long a finger stays down, in ms. */
const DOWN_MS = 40;

/** Taps the middle of a control several times, so far apart by the browser's own clock, however busy the machine is. */
async function tapTimes(page: Page, control: Locator, times: number, apart: number): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await look();
  const box = await control.boundingBox();
  if (!box) throw new Error('nothing to tap');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session: CDPSession = await page.context().newCDPSession(page);
  const from = Date.now() / 1000;
  for (let count = 0; count < times; count += 1) {
    const at = from + (count * apart) / 1000;
    await page.waitForTimeout(Math.max(0, at * 1000 - Date.now()));
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point], timestamp: at });
    const up = at + DOWN_MS / 1000;
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: up });
  }
  await session.detach();
}

/** The calls that change something; the login changes nothing. */
function watchWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() !== 'GET' && !/\/(preview\/login|auth\/line)$/.test(path))
      writes.push(`${request.method()} ${path}`);
  });
  return writes;
}

interface Case {
  name: string;
  /** Opens the screen; returns the control that opens something or leads on. */
  open: (page: Page, clinic: Clinic) => Promise<Locator>;
  /** What has come, and nothing after it. */
  come: (page: Page) => Promise<void>;
}

const toPath = (path: string, control: (page: Page) => Locator) => async (page: Page, clinic: Clinic) => {
  await openAs(page, clinic.url, 'guest', path);
  return control(page);
};
const at = (url: RegExp) => (page: Page) => expect(page).toHaveURL(url);

const CASES: Case[] = [
  {
    name: 'a subject, and no time',
    open: toPath('/reserve', (page) => page.getByRole('link', { name: '高血圧' })),
    come: at(/\/reserve\/\w+\/\d+/),
  },
  {
    name: 'a time, and no consent',
    open: toPath('/reserve/hypertension/1', (page) => anySlot(page).nth(1)),
    come: async (page) => {
      await expect(page).toHaveURL(/\/reserve\/confirm\//);
      for (const name of confirm.consents) await expect(page.getByRole('checkbox', { name })).not.toBeChecked();
    },
  },
  {
    name: 'the delivery, and nothing chosen',
    open: async (page, clinic) => {
      await openAs(page, clinic.url, 'guest', '/mypage/payment');
      await page
        .getByRole('link', { name: /お支払いへ進む/ })
        .first()
        .click();
      return page.getByText('お支払い方法の選択へ');
    },
    come: async (page) => {
      await expect(page).toHaveURL(/\/mypage\/payment\/deliver\/\d+$/);
      await expect(page.getByRole('radio', { name: '銀行振込' })).toBeVisible();
    },
  },
  {
    name: 'settings, and one entry of them',
    open: toPath('/mypage/other', (page) => page.getByRole('link', { name: /お届け先/ })),
    come: at(/\/mypage\/other\/address$/),
  },
];

test.beforeEach(async ({ clinic }) => {
  await clinic.reset();
  await clinic.setClock('2026-07-03T09:00:00+09:00');
});

for (const { name, open, come } of CASES)
  test(`taps on one place open ${name} (§tap-own-screen, §one-step-per-press)`, async ({ page, clinic }) => {
    const writes = watchWrites(page);
    for (const [width, apart] of [
      [320, 80],
      [375, 200],
      [414, 400],
    ] as const) {
      await page.setViewportSize({ width, height: 667 });
      const control = await open(page, clinic);
      await expect(control).toBeVisible();
      const before = await page.evaluate(() => window.history.length);
      await tapTimes(page, control, 3, apart);
      await come(page);
      await look();
      await come(page);
      expect(await page.evaluate(() => window.history.length), `${width} px, ${apart} ms`).toBe(before + 1);
    }
    expect(writes).toEqual([]);
  });

test('two taps on 入力内容を確認する show the answers and book nothing (§tap-own-screen)', async ({ page, clinic }) => {
  await openQuestionnaire(page, clinic.url, 'hanako');
  const writes = watchWrites(page);
  while (await answerPage(page));
  for (const apart of [80, 200, 400]) {
    await page.goBack();
    await tapTimes(page, button(page, '入力内容を確認する'), 2, apart);
    await expect(page.getByRole('heading', { name: '入力内容の確認' })).toBeVisible();
    await look();
    await expect(button(page, '予約する')).toBeVisible();
    expect(writes, `${apart} ms`).toEqual([]);
  }
  // Whoever has read them books with one press.
  await button(page, '予約する').click();
  await expect(page.getByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
  await button(page, '閉じる').click();

  await openMore(page);
  const cancel = page.getByRole('main').getByRole('button', { name: '予約をキャンセルする' });
  writes.length = 0;
  for (const apart of [80, 200, 400]) {
    await tapTimes(page, cancel, 2, apart);
    const asked = page.getByRole('dialog', { name: /キャンセルしますか/ });
    await expect(asked).toBeVisible();
    await look();
    await expect(asked).toBeVisible();
    expect(writes, `${apart} ms`).toEqual([]);
    await page.goBack();
    await expect(asked).toBeHidden();
  }
});

test('a link and the way back, pressed twice before the screen comes, lead one step (§one-step-per-press)', async ({
  page,
  clinic,
}) => {
  await openAs(page, clinic.url, 'guest', '/mypage/other');
  await page.getByRole('link', { name: /お届け先/ }).click();
  await expect(page).toHaveURL(/\/address$/);
  const length = await page.evaluate(() => window.history.length);
  // By a script, which no finger's rule stops.
  const twice = (control: Locator) =>
    control.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
  await twice(page.getByRole('button', { name: '住所を追加する' }));
  await expect(page).toHaveURL(/step=add$/);
  expect(await page.evaluate(() => window.history.length)).toBe(length + 1);
  await twice(button(page, '前の画面へ戻る'));
  await expect(page).toHaveURL(/\/address$/);
  await look();
  await expect(page).toHaveURL(/\/address$/);
});
