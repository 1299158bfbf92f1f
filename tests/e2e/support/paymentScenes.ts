import { expect, type Page } from '@playwright/test';
import { payment } from '../../../src/copy/money';
import { reservation } from '../../../src/copy/visit';
import { paths } from '../../../src/paths';
import { ask, button, words, type Scene } from './scene';

async function listed(page: Page) {
  interface List {
    all_reservations: { id: number; confirm_status: boolean; payment: boolean; cancel: boolean; deliver: boolean }[];
  }
  return (await ask<List>(page, 'GET', '/reservations')).all_reservations;
}

async function owed(page: Page): Promise<number> {
  const all = await listed(page);
  const found = all.find((one) => one.confirm_status && !one.payment && !one.cancel);
  if (!found) throw new Error('no owed reservation');
  return found.id;
}

/** Pays a bill, unless one is paid that is not on its way yet, and has two addresses to choose from. */
async function packed(page: Page): Promise<string> {
  const addresses = await ask<{ id: number }[]>(page, 'GET', '/delivers/1');
  const second = { zip: '1000001', address: '東京都千代田区千代田2-2', apartment: '' };
  if (addresses.length < 2) await ask(page, 'POST', '/delivers', second);
  if (!(await listed(page)).some((one) => one.payment && !one.deliver && !one.cancel)) {
    const bill = { id: await owed(page), deliver_id: addresses[0]?.id };
    const { link_url: link } = await ask<{ link_url: string }>(page, 'POST', '/payments', bill);
    await page.goto(link);
    await page.getByRole('button', { name: '支払う', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  return paths.reservations;
}

/** The bill and its payment. */
export const paymentScenes = {
  getBill: {
    address: async (page) => paths.bill(await owed(page)),
    ready: words(payment.bill.proceed),
    told: { '404': { words: payment.problems.notFound.title, wayOn: payment.toList } },
  },
  listPayAddresses: {
    address: async (page) => paths.deliver(await owed(page)),
    ready: (page) => page.getByRole('radiogroup', { name: payment.deliver.legend }),
  },
  payByCard: {
    address: async (page) => paths.deliver(await owed(page)),
    fill: (page) => page.getByRole('radio', { name: payment.method.card }).check(),
    send: (page) => button(page, payment.submit.card).click(),
    lost: 'sent again',
    kept: (page) => expect(page.getByRole('radio', { name: payment.method.card })).toBeChecked(),
    ready: (page) => page.getByRole('button', { name: '支払う', exact: true }),
    told: { '404': { words: payment.deliver.gone } },
  },
  changeDeliver: {
    address: packed,
    send: async (page) => {
      const dialog = page.getByRole('dialog');
      if (!(await dialog.isVisible())) {
        await button(page, reservation.changeDeliver).first().click();
        await dialog.getByRole('radio', { checked: false }).first().check();
      }
      await dialog.getByRole('button').first().click();
    },
    lost: 'looked for',
    ready: words(reservation.deliverChanged),
  },
  payByBank: {
    address: async (page) => {
      const [address] = await ask<{ id: number }[]>(page, 'GET', '/delivers/1');
      const id = await owed(page);
      await ask(page, 'POST', '/payments/bank_payment', { id, deliver_id: address?.id });
      return paths.bankDetails(id);
    },
    ready: (page) => page.getByText(payment.bank.accountNumber, { exact: true }),
    told: { '404': { words: payment.deliver.gone, wayOn: payment.bank.goneAction } },
  },
} satisfies Record<string, Scene>;
