import type { Page } from '@playwright/test';
import { payment } from '../../../src/copy/money';
import type { PaymentMethod } from '../../../src/domain/money/payment';
import { FORMS } from '../../support/specHost/forms';
import { PAPERS } from '../../support/specHost/specHost';
import { openMore } from '../support/patientSteps';
import { recordScenes } from '../support/recordScenes';
import { button } from '../support/scene';
import { expect, test } from './support/specWorld';

const pay = async (page: Page, method: PaymentMethod, openInLine: (way: string) => Promise<void>) => {
  await openInLine('/mypage/payment/deliver/2');
  await page.getByRole('radio', { name: payment.method[method] }).check();
  await button(page, payment.submit[method]).click();
};

test.describe('every call that writes', { tag: '@weekly' }, () => {
  for (const forms of ['rails', 'bare'] as const) {
    test(`a booking is cancelled at a host of the ${forms} forms`, async ({ page, host, openInLine }) => {
      host.begin(forms);
      host.hold();
      await openInLine('/mypage/reservation');
      await openMore(page);
      await button(page, '予約をキャンセルする').click();
      await page.getByRole('dialog').getByRole('button', { name: '予約をキャンセルする' }).click();
      await expect(page.getByText('予約をキャンセルしました')).toBeVisible();
      await expect(page.getByText('キャンセル済み')).toBeVisible();
    });
  }

  for (const forms of ['plain', 'php'] as const) {
    // §any-host, §post-once
    test(`a transfer to a host of the ${forms} forms is asked for once, whatever is reloaded`, async ({
      page,
      host,
      openInLine,
    }) => {
      const state = host.begin(forms);
      await pay(page, 'bank', openInLine);
      const account = page.getByText('1234501');
      await expect(account).toBeVisible();
      await page.reload();
      await expect(account).toBeVisible();
      await page.goBack();
      await expect(button(page, payment.submit.bank)).toBeVisible();
      await page.goForward();
      await expect(account).toBeVisible();
      expect(state.log.filter(({ call }) => call === 'POST /payments/bank_payment')).toHaveLength(1);
    });
  }

  for (const forms of FORMS) {
    test(`a card leads to the provider, and the patient’s own things are changed, in the ${forms} forms`, async ({
      page,
      host,
      openInLine,
    }) => {
      test.slow();
      const state = host.begin(forms);
      await pay(page, 'card', openInLine);
      await page.waitForURL(`${PAPERS}/card`);

      const { addFile, removeFile, addAddress, setMainAddress, deleteAddress } = recordScenes;
      await openInLine('/mypage/other/image');
      await addFile.fill(page);
      await addFile.send(page);
      await expect(addFile.ready(page)).toBeVisible();
      expect(state.files.map(({ title }) => title)).toEqual(['春の血液検査', '6月の血液検査']);
      await removeFile.send(page);
      await expect(removeFile.ready(page)).toBeVisible();
      expect(state.files.map(({ title }) => title)).toEqual(['春の血液検査']);

      await openInLine('/mypage/other/address?step=add');
      await addAddress.fill(page);
      await addAddress.send(page);
      await expect(addAddress.ready(page)).toBeVisible();
      await page
        .getByRole('article', { name: /北ビル/ })
        .getByRole('button', { name: '主な住所に設定する' })
        .click();
      await expect(setMainAddress.ready(page)).toBeVisible();
      expect(state.addresses.find(({ preset }) => preset)?.id).toBe(2);
      await deleteAddress.send(page);
      await expect(deleteAddress.ready(page)).toBeVisible();
      expect(state.addresses).toHaveLength(2);

      await openInLine('/mypage/other/info');
      await page.getByLabel('気になる症状').fill('めまい');
      await page.getByRole('checkbox', { name: '食べ物' }).check();
      await recordScenes.updateAnswers.send(page);
      await expect(recordScenes.updateAnswers.ready(page)).toBeVisible();
      expect(state.answers).toEqual(['めまい', '2', '2,3,4']);
      await expect(page.getByLabel('気になる症状')).toHaveValue('めまい');
    });
  }
});
