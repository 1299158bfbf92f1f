import type { Locator, Page } from '@playwright/test';
import { confirm } from '../../src/copy/confirm';
import { payment } from '../../src/copy/money';
import { answerPage, anySlot, openAs, openMore, openQuestionnaire } from './support/patientSteps';
import { look } from './support/calmHand';
import { tapAt, tapTimes, watchWrites } from './support/finger';
import { scenes } from './support/scenes';
import { expect, test, type Clinic } from './support/workerClinic';

declare global {
  /** When the first dialog came, in ms since 1970. */
  var cameAt: number | undefined;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

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

test('two taps tick a consent once, and open once what they open (§tap-own-screen)', async ({ page, clinic }) => {
  await openAs(page, clinic.url, 'guest', '/reserve');
  await page.goto(clinic.url + (await scenes.showDoctor.address(page)));
  const consent = page.getByRole('checkbox', { name: confirm.consents[0], exact: true });
  for (const apart of [80, 200, 400]) {
    await tapTimes(page, consent, 2, apart);
    await expect(consent, `${apart} ms`).toBeChecked();
    await look();
    await expect(consent, `${apart} ms`).toBeChecked();
    await tapTimes(page, consent, 1, 0);
    await expect(consent).not.toBeChecked();
  }
  await page.goto(`${clinic.url}/mypage/reservation`);
  await expect(page.getByRole('button', { expanded: false }).first()).toBeVisible();
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(0);
  await tapTimes(page, page.getByRole('button', { expanded: false }).first(), 2, 200);
  await look();
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1);
});

test('a tap that follows from the card provider’s page presses nothing of the page that has just come (§tap-own-screen)', async ({
  page,
  clinic,
}) => {
  await openAs(page, clinic.url, 'guest', '/reserve');
  await page.goto(clinic.url + (await scenes.listPayAddresses.address(page)));
  await page.getByRole('radio', { name: 'クレジットカード' }).check();
  await button(page, payment.submit).click();
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role="dialog"]')) globalThis.cameAt ??= Date.now();
    }).observe(document, { childList: true, subtree: true });
  });
  await button(page, 'キャンセル').click();
  const result = page.getByRole('dialog');
  await expect(result).toBeVisible();
  const box = await result.getByRole('button', { name: '閉じる' }).boundingBox();
  if (!box) throw new Error('not drawn');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const came = await page.evaluate(() => globalThis.cameAt ?? 0);
  await tapAt(page, point, 1, 0, came + 200);
  await look();
  await expect(result).toBeVisible();
  await tapAt(page, point, 1, 0);
  await expect(result).toBeHidden();
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

test('the button that destroys comes elsewhere than the finger that opened its dialog (§destroys-elsewhere)', async ({
  page,
  clinic,
}) => {
  await openAs(page, clinic.url, 'guest', '/reserve');
  await page.goto(clinic.url + (await scenes.deleteAddress.address(page)));
  const open = page.getByRole('main').getByRole('button', { name: '削除する', exact: true }).first();
  await expect(open).toBeVisible();
  // Room to bring the opener anywhere.
  await page.getByRole('main').evaluate((main) => void (main.style.paddingBlock = '1000px'));
  const dialog = page.getByRole('dialog');
  const middleOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('not drawn');
    return { ...box, middle: box.y + box.height / 2 };
  };
  /** Where the button is once the dialog has come. */
  const destroying = async () => {
    await expect(dialog).toBeVisible();
    await look();
    return middleOf(dialog.getByRole('button', { name: '削除する' }));
  };
  for (const [width, height] of [
    [320, 568],
    [375, 667],
    [428, 926],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open.press('Enter');
    const usual = await destroying();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // The focus returns to the opener, and may scroll.
    await look();
    await page.evaluate((by) => window.scrollBy(0, by), (await middleOf(open)).middle - usual.middle);
    const opener = await middleOf(open);
    expect(Math.abs(opener.middle - usual.middle)).toBeLessThan(2);
    const finger = { x: opener.x + opener.width / 2, y: opener.middle };
    await tapAt(page, finger, 1, 0);
    const now = await destroying();
    expect(Math.max(now.y - finger.y, finger.y - now.y - now.height), `${width} px`).toBeGreaterThanOrEqual(32);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
