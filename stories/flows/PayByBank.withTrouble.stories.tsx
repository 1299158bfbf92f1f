import type { StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { inFlight } from '../../.storybook/worker';
import { account, parents } from '../support/fixtures/paymentFixtures';
import { bankAccount, PAID_ALREADY, payAddresses } from '../support/handlers/paymentHandlers';
import { hurryChecks } from '../support/hurryChecks';
import { inApp, inAppWithout } from '../support/inApp';
import base from './PayByBank.stories';

// The docs page is the first file's.
const meta = { ...base, id: 'flows-pay-by-bank', title: '流れ/銀行振込で支払う', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const submit = { name: 'この内容で支払う' };

export const PaidAlready: Story = {
  name: 'すでに支払い済み',
  beforeEach: ({ msw }) => msw.use(bankAccount.fails(409, PAID_ALREADY)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('この診療のお支払いは、すでに完了しています。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '予約履歴を見る' })).toBeVisible();
  },
};

export const AddressGone: Story = {
  name: 'お届け先が削除されていた',
  beforeEach: ({ msw }) => msw.use(bankAccount.fails(404)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('お選びのお届け先が見つかりませんでした')).toBeVisible();
    msw.use(payAddresses.answers({ main_deliver: parents, other_deliver: [] }));
    await userEvent.click(canvas.getByRole('link', { name: 'お届け先を選び直す' }));
    await expect(await canvas.findByRole('radio', { name: '銀行振込' })).toBeChecked();
  },
};

export const BankNotSent: Story = {
  name: '銀行振込を選んだときに通信できない',
  ...inApp('/mypage/payment/deliver/4?method=bank'),
  beforeEach: ({ msw }) => {
    msw.use(bankAccount.loses());
    return hurryChecks();
  },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submit));
    await expect(await canvas.findByText('お振込先を準備できたかどうか、確認できませんでした')).toBeVisible();
    msw.use(bankAccount.answers({ bank_info: account }));
    await userEvent.click(canvas.getByRole('button', submit));
    await expect(await canvas.findByText('1234567')).toBeVisible();
  },
};

export const BankLoading: Story = {
  name: '振込先を準備中',
  beforeEach: ({ msw }) => msw.use(bankAccount.pending()),
  play: async ({ canvas }) => {
    // The page's own skeleton comes first, then the same one while the account is prepared.
    await waitFor(() => expect(canvas.getByText('お振込先を準備しています')).toBeInTheDocument());
  },
};

export const BankFailed: Story = {
  name: '振込先の準備に失敗',
  beforeEach: ({ msw }) => msw.use(bankAccount.fails(503)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('お振込先を準備できませんでした');
    msw.use(bankAccount.answers({ bank_info: account }));
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
    await expect(await canvas.findByText('1234567')).toBeVisible();
  },
};

/** At a host that does not know keys nothing is sent twice. */
const once = (address: string) => inAppWithout(['idempotency'], address);

/** How often the account was asked for in this story. */
let asked = 0;

export const NotKeptHere: Story = {
  name: '口座を二度はたずねないクリニックで、この端末に口座がない',
  ...once('/mypage/payment/deliver/4?step=bank'),
  beforeEach: ({ msw }) => {
    asked = 0;
    msw.use(
      http.post('/api/payments/bank_payment', () => {
        asked += 1;
        return HttpResponse.json({ bank_info: account });
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('お振込先を、この端末ではもう一度表示できません')).toBeVisible();
    await expect(canvas.getByText(/前の口座については、クリニックにお問い合わせください。$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '電話する（03-1234-5678）' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'お支払い方法の選択へ' })).toBeVisible();
    await waitFor(() => expect(inFlight()).toBe(0));
    await expect(asked).toBe(0);
  },
};

export const UnclearOnce: Story = {
  name: '口座を二度はたずねないクリニックで、返事が届かない',
  ...once('/mypage/payment/deliver/4?method=bank'),
  beforeEach: ({ msw }) => msw.use(bankAccount.loses()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', submit));
    await expect(await canvas.findByText('お手続きが届いたかどうか、確認できませんでした')).toBeVisible();
    await expect(canvas.getByText(/クリニックにお問い合わせください。$/)).toBeVisible();
    await expect(canvas.queryByText(/同じ口座/)).not.toBeInTheDocument();
  },
};
