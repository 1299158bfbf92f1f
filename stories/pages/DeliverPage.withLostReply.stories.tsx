import type { StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { oneOwed, paidNow } from '../support/fixtures/paymentFixtures';
import { reservationList } from '../support/handlers/reservationHandlers';
import { platform } from '../support/fakePlatform';
import { inAppWithout } from '../support/inApp';
import base from './DeliverPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-deliver', title: '画面/お支払い方法・お届け先', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const submit = { name: 'この内容で支払う' };

/** Loses the replies to a payment, and counts the requests to it and to the bill. */
function losing(path: string) {
  const asked = { paid: 0, bill: 0 };
  const count = (what: keyof typeof asked) => () => {
    asked[what] += 1;
    return undefined;
  };
  const lost = http.post(path, () => {
    count('paid')();
    return HttpResponse.error();
  });
  return { asked, handlers: [lost, http.get('/api/payments/:id', count('bill'))] };
}

/** At a host that does not know keys nothing is sent twice (§post-once). */
const once = (query = '') => inAppWithout(['idempotency'], `/mypage/payment/deliver/4${query}`);

export const UnheardUnknown: Story = {
  name: '二度は送らないクリニックで、返事が届かない',
  ...once(),
  play: async ({ canvas, msw, userEvent }) => {
    const pay = await canvas.findByRole('button', submit);
    const { asked, handlers } = losing('/api/payments');
    msw.use(...handlers);
    await userEvent.click(pay);
    const told = await canvas.findByText('お手続きが届いたかどうか、確認できませんでした');
    await expect(told.closest('[role="alert"]')).toHaveTextContent('クリニックにお問い合わせください。');
    await expect(canvas.getByRole('button', { name: '電話する（03-1234-5678）' })).toBeVisible();
    await expect(asked).toEqual({ paid: 1, bill: 1 });
  },
};

export const UnheardButPaid: Story = {
  name: '二度は送らないクリニックで、返事が届かないが、支払いは済んでいる',
  ...once(),
  play: async ({ canvas, msw, userEvent }) => {
    const pay = await canvas.findByRole('button', submit);
    const { asked, handlers } = losing('/api/payments');
    msw.use(...handlers, reservationList.answers(paidNow));
    await userEvent.click(pay);
    await expect(await canvas.findByText('この診療のお支払いは完了しています')).toBeVisible();
    await expect(asked.paid).toBe(1);
  },
};

export const UnheardTransfer: Story = {
  name: '二度は送らないクリニックで、返事が届かないが、振込の手続きは届いている',
  ...once('?method=bank'),
  play: async ({ canvas, msw, userEvent }) => {
    const pay = await canvas.findByRole('button', submit);
    const { asked, handlers } = losing('/api/payments/bank_payment');
    const [one] = oneOwed.all_reservations;
    const known = { now_reservations: [], all_reservations: [{ ...one, payment_method: 'bank' }] };
    msw.use(...handlers, reservationList.answers(known));
    await userEvent.click(pay);
    await expect(await canvas.findByText('お振込先を、この端末ではもう一度表示できません')).toBeVisible();
    await expect(canvas.getByText(/前の口座については、クリニックにお問い合わせください。$/)).toBeVisible();
    await expect(asked.paid).toBe(1);
  },
};

export const NoSignal: Story = {
  name: '圏外で押すと、送られていないことをすぐに伝える',
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submit));
    const told = await canvas.findByRole('alert');
    await expect(told).toHaveTextContent('カード決済の手続きを始められませんでした');
    await expect(told).toHaveTextContent('インターネットに接続できません');
    await expect(canvas.queryByText('結果を確認しています')).not.toBeInTheDocument();
    await expect(platform.leave).not.toHaveBeenCalled();
  },
};
