import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { home } from '../support/fixtures/addressFixtures';
import { account, added, addresses, bankChosen, parents } from '../support/fixtures/paymentFixtures';
import { addressAdded, bankAccount, payAddresses, payingGoesWell } from '../support/handlers/paymentHandlers';
import { awaitingPayment } from '../support/fixtures/reservationFixtures';
import { reservationList } from '../support/handlers/reservationHandlers';
import { postalFiles } from '../support/handlers/postalHandlers';
import { inApp } from '../support/inApp';

const meta = {
  id: 'flows-pay-by-bank',
  title: '流れ/銀行振込で支払う',
  beforeEach: ({ msw }) => msw.use(payAddresses.answers(bankChosen), ...payingGoesWell()),
  ...inApp('/mypage/payment/deliver/4?step=bank'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = { name: 'この内容で支払う' };

export const PaysByBank: Story = {
  name: 'お支払いの一覧から振込先まで',
  ...inApp('/mypage/payment'),
  beforeEach: ({ msw }) => msw.use(payAddresses.answers({ ...addresses, chosen: null })),
  play: async ({ canvas, userEvent, step }) => {
    await step('診療を選ぶ', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'お支払いへ進む' }));
    });
    await step('明細を確かめる', async () => {
      await expect((await canvas.findByText('合計')).closest('dl')).toHaveTextContent('¥1,885');
      await userEvent.click(canvas.getByRole('link', { name: 'お支払い方法の選択へ' }));
    });
    await step('銀行振込を選ぶ', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: '銀行振込' }));
      await userEvent.click(canvas.getByRole('button', submit));
    });
    await step('振込先を見る', async () => {
      await expect(await canvas.findByText('1234567')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'お振込先' })).toHaveFocus());
      await expect(canvas.getByRole('region', { name: '7月17日（金）までに1,885円' })).toBeVisible();
      const [, dock] = canvas.getAllByRole('status');
      await expect(dock).toHaveTextContent('お支払い金額 ¥1,885');
      await expect(canvas.getByRole('link', { name: 'マイページへ' })).toHaveAttribute('href', '/mypage/reservation');
    });
  },
};

export const AddsAddress: Story = {
  name: '住所を追加して、そこへ届ける',
  ...inApp('/mypage/payment/deliver/4?method=bank'),
  beforeEach: ({ msw }) => msw.use(postalFiles.known(), addressAdded.answers([home, parents, added])),
  play: async ({ canvas, userEvent, step }) => {
    await step('住所を入力する', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '住所を追加する' }));
      await userEvent.type(await canvas.findByLabelText('郵便番号'), '1000001');
      await waitFor(() => expect(canvas.getByLabelText('住所')).toHaveValue('東京都千代田区千代田'));
      await userEvent.type(canvas.getByLabelText('住所'), '2-2');
      await userEvent.click(canvas.getByRole('button', { name: 'この住所を追加する' }));
    });
    await step('追加した住所が選ばれている', async () => {
      await expect(await canvas.findByRole('radio', { name: /千代田2-2$/ })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: '銀行振込' })).toBeChecked();
    });
  },
};

export const BankDetails: Story = {
  name: '振込先をコピーする',
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockResolvedValue(),
  play: async ({ canvas, userEvent }) => {
    const details = within(await canvas.findByRole('region', { name: 'お振込先の口座' }));
    for (const value of [
      'みほん銀行',
      '9999',
      'さくら第二支店',
      '402',
      '普通',
      '1234567',
      'サクラオンラインクリニック',
    ])
      await expect(details.getByText(value)).toBeVisible();
    await expect(canvas.getByText(/^2週間以内にお振り込みください。この口座は今回のお支払い専用です。/)).toBeVisible();
    await userEvent.click(details.getByRole('button', { name: '口座番号をコピー' }));
    await expect(await details.findByRole('button', { name: '口座番号をコピーしました' })).toBeVisible();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('1234567');
  },
};

export const OnlyTheBranch: Story = {
  name: '銀行名のない振込先',
  beforeEach: ({ msw }) => {
    const { va_bank_name: _name, va_bank_code: _code, va_account_type: _type, ...known } = account;
    msw.use(bankAccount.answers({ bank_info: known }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('口座番号')).toBeVisible();
    for (const name of ['銀行名', '銀行コード', '預金種目'])
      await expect(canvas.queryByText(name)).not.toBeInTheDocument();
  },
};

export const WithoutDueDate: Story = {
  name: '期限の日付がない',
  beforeEach: ({ msw }) =>
    msw.use(
      bankAccount.answers({ bank_info: { ...account, due_date: null } }),
      reservationList.answers({ now_reservations: [], all_reservations: [{ ...awaitingPayment, pay_by: null }] }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2週間以内にお振り込みください/)).toBeVisible();
    await expect(canvas.queryByText('お支払い期限')).not.toBeInTheDocument();
  },
};

export const DaysLater: Story = {
  name: '2週間より短いときは、日付で示す',
  beforeEach: ({ msw }) =>
    msw.use(
      reservationList.answers({
        now_reservations: [],
        all_reservations: [{ ...awaitingPayment, pay_by: '2026-07-10' }],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^7月10日（金）までにお振り込みください/)).toBeVisible();
    await expect(canvas.queryByText(/2週間以内/)).not.toBeInTheDocument();
  },
};

export const OpenedLater: Story = {
  name: 'あとから開いても、選んだお届け先のまま',
  beforeEach: ({ msw }) => msw.use(payAddresses.answers({ ...addresses, chosen: { method: 'bank', deliver_id: 2 } })),
  play: async ({ canvas, msw, userEvent }) => {
    const asked: unknown[] = [];
    msw.use(
      http.post('/api/payments/bank_payment', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ bank_info: account });
      }),
    );
    await expect(await canvas.findByText('1234567')).toBeVisible();
    await expect(canvas.getByText('〒600-8216')).toBeVisible();
    await expect(asked).toEqual([{ id: 4, deliver_id: 2 }]);
    await userEvent.click(canvas.getByRole('link', { name: 'お支払い方法・お届け先を変更する' }));
    await expect(await canvas.findByRole('radio', { name: '銀行振込' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^〒600-8216/ })).toBeChecked();
  },
};

export const KeptOnDevice: Story = {
  name: '選んだ内容をクリニックが返さなくても、この端末で覚えている',
  ...inApp('/mypage/payment/deliver/4?deliver_id=2'),
  beforeEach: ({ msw }) => msw.use(payAddresses.answers(addresses)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '銀行振込' }));
    await userEvent.click(canvas.getByRole('button', submit));
    await userEvent.click(await canvas.findByRole('link', { name: 'お支払い方法・お届け先を変更する' }));
    await expect(await canvas.findByRole('radio', { name: '銀行振込' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^〒600-8216/ })).toBeChecked();
  },
};

export const NotChosen: Story = {
  name: '振込を選んでいないのに、振込先のアドレスを開いた',
  beforeEach: ({ msw }) => msw.use(payAddresses.answers({ ...addresses, chosen: { method: 'card', deliver_id: 2 } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'お支払い方法・お届け先' })).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: '銀行振込' })).toBeChecked();
  },
};
