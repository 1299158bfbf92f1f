import type { StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { bill } from '../support/fixtures/paymentFixtures';
import { AMOUNT_CHANGED, bankAccount, billShown, cardPayment, CHECKOUT } from '../support/handlers/paymentHandlers';
import { inApp } from '../support/inApp';
import base from './DeliverPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-deliver', title: '画面/お支払い方法・お届け先', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const submit = { name: 'この内容で支払う' };
const corrected = { ...bill, total: { ...bill.total, grand_total: 2485 } };

export const AmountChanged: Story = {
  name: '金額が変わった（支払う前に、新しい金額を示す）',
  play: async ({ canvas, msw, userEvent }) => {
    const pay = await canvas.findByRole('button', submit);
    await expect(canvas.getByRole('status')).toHaveTextContent('お支払い金額 ¥1,885');
    msw.use(cardPayment.fails(409, AMOUNT_CHANGED), billShown.answers({ billing_info: corrected }));
    await userEvent.click(pay);
    const notice = within(await canvas.findByRole('alert'));
    await expect(notice.getByText('お支払い金額が変わりました')).toBeVisible();
    await expect(notice.getByText(/^まだお支払いされていません。/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '診療明細を見る' })).toHaveAttribute(
      'href',
      '/mypage/payment/bill/4',
    );
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('お支払い金額 ¥2,485'));
  },
};

export const AmountChangedThenPaid: Story = {
  name: '金額が変わったあと、新しい金額で支払う',
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await AmountChanged.play?.(context);
    const sent: unknown[] = [];
    msw.use(
      http.post('/api/payments', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ response_data: 1, link_url: CHECKOUT });
      }),
    );
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(sent).toEqual([{ id: 4, deliver_id: 1, amount: 2485 }]));
    await expect(canvas.queryByText('お支払い金額が変わりました')).not.toBeInTheDocument();
  },
};

export const AmountChangedByBank: Story = {
  name: '金額が変わった（銀行振込）',
  ...inApp('/mypage/payment/deliver/4?method=bank'),
  play: async ({ canvas, msw, userEvent }) => {
    const pay = await canvas.findByRole('button', submit);
    msw.use(bankAccount.fails(409, AMOUNT_CHANGED), billShown.answers({ billing_info: corrected }));
    await userEvent.click(pay);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('お支払い金額が変わりました');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('お支払い金額 ¥2,485'));
    await expect(canvas.queryByText('お振込先の口座')).not.toBeInTheDocument();
  },
};
