import { expect, type Page } from '@playwright/test';
import { payment } from '../../../src/copy/paymentCopy';
import { paths } from '../../../src/paths';
import { ask, button, words, type Scene } from './scene';

async function owed(page: Page): Promise<number> {
  interface List {
    all_reservations: { id: number; confirm_status: boolean; payment: boolean; cancel: boolean }[];
  }
  const { all_reservations: all } = await ask<List>(page, 'GET', '/reservations');
  const found = all.find((one) => one.confirm_status && !one.payment && !one.cancel);
  if (!found) throw new Error('no owed reservation');
  return found.id;
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
    send: (page) => button(page, payment.submit).click(),
    lost: payment.lost.card,
    kept: (page) => expect(page.getByRole('radio', { name: payment.method.card })).toBeChecked(),
    ready: (page) => page.getByRole('button', { name: '支払う' }),
    told: { '404': { words: payment.deliver.gone } },
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
