import type { Browser } from '@playwright/test';
import { newPhone, openWindow, type Window } from './phone';
import { HOSTS } from './place';

/** Layout shifts of one address, loaded for the first time. */
export interface Stillness {
  path: string;
  cls: number;
  shifts: string[];
}

const MOST_MS = 60_000;

/** Opens an address and waits until nothing comes any more. */
async function settle({ page, wire }: Window, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit', timeout: MOST_MS });
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: MOST_MS });
  await wire.quiet(1_500, MOST_MS);
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached', timeout: MOST_MS });
}

async function still(
  browser: Browser,
  path: string,
  lead: (window: Window) => Promise<string>,
): Promise<Stillness & { links: string[] }> {
  const phone = await newPhone(browser);
  try {
    const window = await openWindow(phone, 'nothing is watched for');
    await settle(window, await lead(window));
    const { cls, shifts } = await window.probe();
    const links = await window.page
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    return { path, cls, shifts: shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`), links };
  } finally {
    await phone.close();
  }
}

interface Way {
  /** The address in LINE, with tokens of the patient who has a past. */
  entry: (path: string) => Promise<string>;
  /** `/reserve/confirm/3?…`: the address of a free block. */
  confirm: string;
  told: (stillness: Stillness) => void;
}

/** Loads every address of the app as a first visit, as a patient who has something on every screen. */
export async function everyRoute(browser: Browser, { entry, confirm, told }: Way): Promise<Stillness[]> {
  const all: Stillness[] = [];
  const visit = async (path: string, name = path, lead?: (window: Window) => Promise<string>) => {
    const { links, ...stillness } = await still(browser, name, lead ?? (() => entry(path)));
    all.push(stillness);
    told(stillness);
    return links;
  };
  const { search, searchParams } = new URL(confirm, `https://${HOSTS.clinic}`);
  const block = `${searchParams.get('id')}${search}`;
  for (const path of ['/', '/index.html', '/reserve', '/reserve/gout/2']) await visit(path);
  await visit(confirm, '/reserve/confirm/:id');
  for (const name of ['diagnose', 'rediagnose', 'register'])
    await visit(`/reserve/${name}/${block}`, `/reserve/${name}/:id`);
  for (const path of ['reservation', 'order', 'other', 'other/info', 'other/address', 'other/image'])
    await visit(`/mypage/${path}`);
  const links = await visit('/mypage/payment');
  const bill = links.find((link) => /^\/mypage\/payment\/bill\/\d+/.test(link));
  if (bill === undefined) throw new Error('the patient owes nothing');
  await visit(bill, '/mypage/payment/bill/:id');
  await visit(bill.replace('bill', 'deliver'), '/mypage/payment/deliver/:id');
  for (const path of ['/medicine', '/medicine/inspection']) await visit(path);
  for (const path of ['/payment/success', '/payment/cancel'])
    await visit(path, path, async (window) => {
      // The patient comes back from the card provider, in the window that they left by.
      await settle(window, await entry('/mypage/payment'));
      await window.page.goto('https://checkout.stripe.com/pay');
      return `https://${HOSTS.clinic}${path}`;
    });
  await visit('/nowhere', '*');
  return all;
}
