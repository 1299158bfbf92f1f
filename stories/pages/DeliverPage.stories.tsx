import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import { DeliverPage } from '../../src/pages/DeliverPage/DeliverPage';
import {
  addresses,
  longAddresses,
  noAddress,
  notConfirmed,
  overdueBill,
  paidNow,
  parents,
} from '../support/fixtures/paymentFixtures';
import { billShown, CHECKOUT, payAddresses, payingGoesWell } from '../support/handlers/paymentHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';
import { pageStates } from '../support/pageStates';

const meta = {
  id: 'pages-deliver',
  title: '画面/お支払い方法・お届け先',
  parameters: { chromatic: { modes: pageModes } },
  component: DeliverPage,
  beforeEach: ({ msw }) => msw.use(...payingGoesWell()),
  ...inApp('/mypage/payment/deliver/4'),
} satisfies Meta<typeof DeliverPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = { name: 'この内容で支払う' };

export const Ready: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    const methods = within(await canvas.findByRole('radiogroup', { name: 'お支払い方法' }));
    await expect(methods.getByRole('radio', { name: 'クレジットカード' })).toBeChecked();
    await expect(methods.getByRole('radio', { name: '銀行振込' })).not.toBeChecked();
    const places = within(canvas.getByRole('radiogroup', { name: 'お届け先' }));
    await expect(places.getByRole('radio', { name: /^〒100-0001/ })).toBeChecked();
    await expect(places.getByText('主な住所')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('お支払い金額 ¥1,885');
    await expect(canvas.getByRole('button', submit)).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const OneUnreadable: Story = {
  name: '住所を1件表示できない',
  beforeEach: ({ msw }) => msw.use(payAddresses.answers({ ...addresses, other_deliver: [parents, { id: 'x' }] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1件を表示できません')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^〒100-0001/ })).toBeChecked();
  },
};

export const OtherAddress: Story = {
  name: '別の住所に届ける',
  play: async ({ canvas, msw, userEvent }) => {
    const sent: unknown[] = [];
    msw.use(
      http.post('/api/payments', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ response_data: 1, link_url: CHECKOUT });
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: '別の住所に届ける' }));
    const other = canvas.getByRole('radio', { name: /^〒600-8216/ });
    await expect(other).toHaveFocus();
    await userEvent.click(other);
    await userEvent.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(sent).toEqual([{ id: 4, deliver_id: 2, amount: 1885 }]));
  },
};

export const NoAddress: Story = {
  name: '住所がない',
  beforeEach: ({ msw }) => msw.use(payAddresses.answers(noAddress)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('登録された住所はありません')).toBeVisible();
    const pay = canvas.getByRole('button', submit);
    await expect(pay).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('お届け先の住所を追加してください');
    await userEvent.click(pay);
    await expect(canvas.getByRole('button', { name: '住所を追加する' })).toHaveFocus();
  },
};

export const Overdue: Story = {
  name: 'お支払い期限を過ぎている',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(overdueBill)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('お支払い期限を過ぎています')).toBeVisible();
    await expect(canvas.getByText(/^期限は6月19日（金）でした。いまからでもお支払いいただけます。/)).toBeVisible();
    await expect(canvas.getByRole('button', submit)).toBeVisible();
  },
};

export const NotConfirmed: Story = {
  name: '会計確認中',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(notConfirmed)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('会計の内容を確認しています')).toBeVisible();
  },
};

export const Paid: Story = {
  name: 'お支払い済み',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(paidNow)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('この診療のお支払いは完了しています')).toBeVisible();
  },
};

export const NotFound: Story = {
  name: '明細が見つからない',
  ...inApp('/mypage/payment/deliver/999'),
  beforeEach: ({ msw }) => msw.use(billShown.fails(404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('診療明細が見つかりませんでした')).toBeVisible();
  },
};

const states = pageStates({
  list: payAddresses,
  answer: payAddresses.answers(addresses),
  content: (canvas) => canvas.queryByRole('button', submit),
  loading: 'お届け先を読み込んでいます',
  failure: 'お届け先を読み込めませんでした',
});

export const Loading: Story = { name: '読み込み中', ...states.loading };

export const Failed: Story = { name: '読み込み失敗', ...states.failed };

export const FailedThenRead: Story = { name: '読み込み失敗のあと、もう一度読み込む', ...states.failedThenRead };

export const AllFailedThenRead: Story = {
  name: 'どれも読み込めなかったときも、一度の操作で読み直す',
  beforeEach: ({ msw }) => msw.use(billShown.fails(500), payAddresses.fails(500)),
  play: async ({ canvas, msw, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'もう一度読み込む' });
    msw.use(...payingGoesWell());
    await userEvent.click(again);
    await expect(await canvas.findByRole('button', submit)).toBeVisible();
  },
};

export const LongText: Story = {
  name: '長い文',
  ...inApp('/mypage/payment/deliver/4?method=bank&deliver_id=2'),
  beforeEach: ({ msw }) => msw.use(payAddresses.answers(longAddresses)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '銀行振込' })).toBeChecked();
    await expect(canvas.getAllByRole('radio', { name: /管理人室にお声がけください/ })[1]).toBeChecked();
  },
};
