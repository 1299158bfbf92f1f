import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { platform } from '../support/fakePlatform';
import { oneOwed, paidNow } from '../support/fixtures/paymentFixtures';
import { CHECKOUT_URL, successfulPayment } from '../support/handlers/paymentHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';

const meta = {
  id: 'flows-pay-by-card',
  title: '流れ/カードで支払う',
  beforeEach: ({ msw }) => msw.use(...successfulPayment()),
  ...inApp('/mypage/reservation'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const submitButton = { name: 'カード会社の画面へ進む' };

// §card-provider-page
export const PaysByCard: Story = {
  name: '予約履歴から、カード会社の画面へ進む',
  play: async ({ canvas, userEvent, step }) => {
    await step('予約履歴で、お支払い待ちの診療を選ぶ', async () => {
      await userEvent.click((await canvas.findAllByRole('link', { name: 'お支払いへ進む' }))[0] as HTMLElement);
    });
    await step('診療明細を確かめる', async () => {
      await expect((await canvas.findByText('合計')).closest('dl')).toHaveTextContent('1,885円');
      await userEvent.click(canvas.getByRole('link', { name: 'お支払い方法の選択へ' }));
    });
    await step('クレジットカードを選び、カード会社の画面へ進む', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'クレジットカード' }));
      await userEvent.click(canvas.getByRole('button', submitButton));
      await waitFor(() => expect(platform.leave).toHaveBeenCalledWith(CHECKOUT_URL));
    });
  },
};

export const ComesBackPaid: Story = {
  name: 'カードで支払い、アプリに戻る',
  ...inApp('/payment/success'),
  beforeEach: ({ msw }) => msw.use(reservationList.answers(paidNow)),
  play: async ({ canvas, userEvent, step }) => {
    await step('お支払いが完了したことが表示される', async () => {
      await expect(await screen.findByRole('dialog', { name: 'お支払いが完了しました' })).toBeVisible();
    });
    await step('ダイアログを閉じると、予約履歴に「発送待ち」と表示される', async () => {
      await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
      await expect(await canvas.findByText('発送待ち')).toBeVisible();
    });
  },
};

export const Cancelled: Story = {
  name: 'お支払いをやめたあと、カード会社の画面へもう一度進む',
  ...inApp('/payment/cancel'),
  beforeEach: ({ msw }) => msw.use(reservationList.answers(oneOwed)),
  play: async ({ canvas, userEvent, step }) => {
    await step('お支払いがキャンセルされたことが表示される', async () => {
      await expect(await screen.findByRole('dialog', { name: 'お支払いがキャンセルされました' })).toBeVisible();
    });
    await step('カード会社の画面へ、もう一度進む', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'もう一度お支払いへ進む' }));
      await userEvent.click(await canvas.findByRole('button', submitButton));
      await waitFor(() => expect(platform.leave).toHaveBeenCalledWith(CHECKOUT_URL));
    });
  },
};
