import type { Page } from '@playwright/test';
import { expect, test } from './support/clinic';
import { answerQuestionnaire, openAs, tickConsents } from './support/patient';

const SIZES = [
  { name: '375', width: 375, height: 812, text: 100 },
  { name: '320', width: 320, height: 640, text: 100 },
  { name: '200percent', width: 375, height: 812, text: 200 },
  { name: 'landscape', width: 812, height: 375, text: 100 },
  { name: 'easy', width: 320, height: 640, text: 100, easy: true },
  { name: 'wide', width: 1280, height: 800, text: 100 },
] as const;

/** What is wrong with the page as drawn: sideways scroll, controls cut off or drawn over one another. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`scrolls sideways: ${scrollWidth} > ${clientWidth}`);
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} ${(element.textContent ?? '').trim().slice(0, 24)}`;
    const shown = (element: Element) => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 2 &&
        box.height > 2 &&
        getComputedStyle(element).visibility !== 'hidden' &&
        !element.closest('[aria-hidden="true"], [inert]')
      );
    };
    const scrollsItself = (element: Element): boolean => {
      for (let up: Element | null = element; up; up = up.parentElement) {
        if (
          /auto|scroll|hidden/.test(getComputedStyle(up).overflowX) &&
          up !== document.body &&
          up !== document.documentElement
        )
          return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll(
      'a, button, input, select, textarea, h1, h2, h3, p, dt, dd, li, label, legend',
    )) {
      if (!shown(element)) continue;
      const box = element.getBoundingClientRect();
      if ((box.left < -1 || box.right > clientWidth + 1) && !scrollsItself(element))
        found.push(`outside the window: ${name(element)}`);
      const { overflow } = getComputedStyle(element);
      if (
        element.scrollWidth > element.clientWidth + 2 &&
        overflow !== 'visible' &&
        element.clientWidth > 0 &&
        !/SELECT|INPUT|TEXTAREA/.test(element.tagName)
      ) {
        found.push(`cut off: ${name(element)}`);
      }
    }
    const controls = [...document.querySelectorAll('main button, main a, main select')].filter(shown);
    for (const [index, one] of controls.entries()) {
      const a = one.getBoundingClientRect();
      for (const other of controls.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const b = other.getBoundingClientRect();
        const fixed = [one, other].some((element) => {
          for (let up: Element | null = element; up; up = up.parentElement)
            if (/fixed|sticky/.test(getComputedStyle(up).position)) return true;
          return false;
        });
        const over =
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
        if (over && !fixed) found.push(`drawn over one another: ${name(one)} / ${name(other)}`);
      }
    }
    return found;
  });

for (const size of SIZES) {
  test(`every screen holds at ${size.name}`, async ({ page, clinic }, info) => {
    test.slow();
    await clinic.reset();
    await clinic.setClock('2026-07-03T09:00:00+09:00');
    await page.setViewportSize({ width: size.width, height: size.height });
    if (size.text !== 100)
      await page.addInitScript((text) => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${text}%`;
        });
      }, size.text);
    if ('easy' in size) await page.addInitScript(() => localStorage.setItem('clinic:easy-mode', 'true'));

    // The browser says in its console what the page's own policy has kept it from.
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    const look = async (screen: string) => {
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: info.outputPath(`${screen}.png`) });
      await page.screenshot({ path: info.outputPath(`${screen}-full.png`), fullPage: true });
      expect.soft(await faults(page), `${screen} at ${size.name}`).toEqual([]);
      expect.soft(refused, `${screen}: refused by the policy`).toEqual([]);
    };
    await openAs(page, clinic.url, 'hanako');
    await look('home');
    await page.goto(`${clinic.url}/reserve`);
    await look('reserve');
    await page.getByRole('link', { name: '高血圧' }).click();
    await expect(page.getByRole('button', { name: /^最短で予約する/ })).toBeVisible();
    await look('slots');
    await page
      .getByRole('button', { name: /^\d\d:\d\d〜\d/ })
      .nth(1)
      .click();
    await expect(page.getByRole('button', { name: '同意して進む' })).toBeVisible();
    await look('confirm');
    await page.getByRole('button', { name: '利用規約を読む' }).click();
    await look('terms');
    await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).click();
    await tickConsents(page);
    await page.getByRole('button', { name: '同意して進む' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    if ('easy' in size) {
      // One question a page: the first is no required one.
      await page.getByRole('button', { name: '次へ' }).click();
      await expect(page.getByRole('group', { name: '性別' })).toBeVisible();
    }
    // Blocked, it leads to what is missing; Playwright would wait for it to be enabled.
    await page.getByRole('button', { name: '次へ' }).click({ force: true });
    await expect(page.getByText('この質問にお答えください').first()).toBeVisible();
    await look('question');
    await answerQuestionnaire(page);
    await look('check');
    await page.getByRole('button', { name: '予約する' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('completed');
    await page.getByRole('button', { name: '閉じる' }).click();
    await look('reservations');
    await page.getByRole('button', { name: '予約をキャンセルする' }).click();
    await look('cancel');
    await openAs(page, clinic.url, 'guest', '/mypage/reservation');
    await look('reservations-past');
    for (const [screen, path] of [
      ['other', '/mypage/other'],
      ['info', '/mypage/other/info'],
      ['addresses', '/mypage/other/address'],
      ['new-address', '/mypage/other/address?step=add'],
      ['files', '/mypage/other/image'],
      ['payments', '/mypage/payment'],
      ['paid', '/payment/success'],
      ['medicine', '/medicine'],
      ['inspections', '/medicine/inspection'],
      ['not-found', '/nowhere'],
      ['broken-block', '/reserve/confirm/1'],
    ] as const) {
      await page.goto(`${clinic.url}${path}`);
      await look(screen);
    }
    await page.goto(`${clinic.url}/mypage/payment`);
    await page
      .getByRole('link', { name: /お支払いへ進む/ })
      .first()
      .click();
    await expect(page.getByText('合計', { exact: true })).toBeVisible();
    await look('bill');
    await page.getByText('お支払い方法の選択へ').click();
    await expect(page.getByRole('radio', { name: '銀行振込' })).toBeVisible();
    await look('deliver');
    await page.getByRole('radio', { name: '銀行振込' }).check();
    await page.getByRole('button', { name: 'この内容で支払う' }).click();
    await expect(page.getByText('口座番号', { exact: true })).toBeVisible();
    await look('bank');
  });
}
