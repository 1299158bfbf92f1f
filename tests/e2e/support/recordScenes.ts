import { expect, type Page } from '@playwright/test';
import { addresses, files } from '../../../src/copy/person';
import { deletion } from '../../../src/copy/common';
import { info } from '../../../src/copy/questionnaire';
import { messageChoice } from '../../../src/copy/line';
import { paths } from '../../../src/paths';
import { CUSTOMER, ask, at, button, words, type Scene } from './scene';

async function secondAddress(page: Page): Promise<string> {
  const { zip, address } = CUSTOMER;
  await ask(page, 'POST', '/delivers', { zip, address });
  return paths.addresses;
}

async function oneFile(page: Page): Promise<string> {
  await ask(page, 'POST', '/users/medical_result_create', undefined, '血液検査');
  return paths.files;
}

const moneySwitch = (page: Page) => page.getByRole('switch', { name: messageChoice.topics.money.label });

/** Presses 削除する on the last card, unless the dialog is already open, and confirms. */
async function removeLast(page: Page): Promise<void> {
  const yes = page.getByRole('dialog').getByRole('button', { name: deletion.yes });
  const remove = page.getByRole('main').getByRole('button', { name: deletion.yes, exact: true }).last();
  await expect(yes.or(remove).first()).toBeVisible();
  if (!(await yes.isVisible())) await remove.click();
  await yes.click();
}

/** What the clinic keeps of a patient: answers, addresses, files, medicines and tests. */
export const recordScenes = {
  listAnswers: { address: at(paths.info), ready: (page) => page.getByLabel('身長') },
  updateAnswers: {
    address: at(paths.info),
    fill: (page) => page.getByLabel('身長').fill('172'),
    send: (page) => button(page, info.save).click(),
    lost: 'looked for',
    kept: (page) => expect(page.getByLabel('身長')).toHaveValue('172'),
    ready: words(info.saved),
  },
  listAddresses: { address: at(paths.addresses), ready: (page) => page.getByRole('article') },
  addAddress: {
    address: at(paths.newAddress),
    fill: async (page) => {
      await page.getByLabel('郵便番号', { exact: true }).fill(CUSTOMER.zip);
      const address = page.getByLabel('住所', { exact: true });
      // The postal code fills it in; arriving in the middle of typing, it would stand in front.
      await expect(address).not.toHaveValue('');
      await address.fill(CUSTOMER.address);
    },
    send: (page) => button(page, addresses.submit).click(),
    lost: 'looked for',
    kept: (page) => expect(page.getByLabel('住所', { exact: true })).toHaveValue(CUSTOMER.address),
    ready: words(addresses.added),
  },
  setMainAddress: {
    address: secondAddress,
    send: (page) => button(page, addresses.setMain).click(),
    lost: 'looked for',
    kept: (page) => expect(button(page, addresses.setMain)).toBeVisible(),
    ready: words(addresses.mainSet),
    told: { '404': { words: addresses.gone } },
  },
  deleteAddress: {
    address: secondAddress,
    send: removeLast,
    lost: 'looked for',
    ready: words(addresses.removed),
    told: { '404': { words: addresses.removed } },
  },
  readMessageChoice: { address: at(paths.messages), ready: moneySwitch },
  chooseMessages: {
    newcomer: true,
    address: at(paths.messages),
    send: (page) => moneySwitch(page).click(),
    lost: 'looked for',
    kept: (page) => expect(moneySwitch(page)).toBeChecked(),
    ready: words(messageChoice.off),
  },
  listFiles: { address: oneFile, ready: (page) => page.getByRole('article') },
  addFile: {
    address: at(paths.files),
    fill: async (page) => {
      await page.getByLabel(files.title, { exact: true }).fill('6月の血液検査');
      const pdf = { name: 'kensa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };
      await page.locator('input[type=file]').first().setInputFiles(pdf);
      await expect(page.getByText(/kensa\.pdf/).first()).toBeVisible();
    },
    send: (page) => button(page, files.add).click(),
    lost: 'looked for',
    kept: async (page) => {
      await expect(page.getByLabel(files.title, { exact: true })).toHaveValue('6月の血液検査');
      await expect(page.getByText(/kensa\.pdf/).first()).toBeVisible();
    },
    ready: words(files.added('6月の血液検査')),
    unread: ['malformed JSON', 'wrong shape'],
  },
  removeFile: {
    address: oneFile,
    send: removeLast,
    lost: 'looked for',
    ready: words(files.removed),
    told: { '404': { words: files.removed } },
    unread: ['malformed JSON', 'wrong shape'],
  },
  listMedicines: { address: at(paths.medicine), ready: (page) => page.getByRole('heading', { level: 2 }) },
  listInspections: { address: at(paths.inspection), ready: (page) => page.getByRole('heading', { level: 2 }) },
} satisfies Record<string, Scene>;
