import type { Page } from '@playwright/test';
import { TOMORROW } from './clinic';
import { load, onPhone, openPage, type Launch } from './benchPhone';

/** Layout shift of one route on its first load. */
export interface RouteShift {
  path: string;
  cls: number;
}

/**
 * Loads every route of the app without a cache, as a patient who has something on every screen.
 * @param entry returns the URL by which LINE opens a path, with the tokens in the hash
 * @param confirm the path of a free block, `/reserve/confirm/3?…`
 */
export async function everyRoute(
  launch: Launch,
  entry: (path: string) => Promise<string>,
  confirm: string,
): Promise<RouteShift[]> {
  const found: RouteShift[] = [];
  const visit = (name: string, path = name, look: (page: Page) => Promise<unknown> = async () => undefined) =>
    onPhone(launch, async (phone) => {
      const page = await openPage(phone);
      const { cls } = await load(page, await entry(path));
      found.push({ path: name, cls });
      return look(page);
    });
  const query = new URLSearchParams(confirm.split('?')[1]);
  for (const path of ['/', '/index.html', '/reserve']) await visit(path);
  await visit('/reserve/gout/2', `/reserve/gout/2?date=${TOMORROW}`);
  await visit('/reserve/confirm/:id', confirm);
  for (const name of ['diagnose', 'rediagnose', 'register'])
    await visit(`/reserve/${name}/:id`, `/reserve/${name}/${query.get('id')}?${query}`);
  for (const name of ['reservation', 'order', 'other', 'other/info', 'other/address', 'other/image'])
    await visit(`/mypage/${name}`);
  let bill = '';
  await visit('/mypage/payment', '/mypage/payment', async (page) => {
    bill = (await page.locator('a[href^="/mypage/payment/bill/"]').first().getAttribute('href')) ?? '';
  });
  await visit('/mypage/payment/bill/:id', bill);
  await visit('/mypage/payment/deliver/:id', bill.replace('bill', 'deliver'));
  for (const path of ['/medicine', '/medicine/inspection', '/payment/success', '/payment/cancel']) await visit(path);
  await visit('*', '/nowhere');
  return found;
}
