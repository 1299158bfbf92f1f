import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import { BillPage } from '../../src/pages/BillPage/BillPage';
import { addresses, bill, longBill, longOwed, noAddress, paidNow } from '../support/fixtures/paymentFixtures';
import { awaitingPayment } from '../support/fixtures/reservationFixtures';
import { billCall, payAddresses, successfulPayment } from '../support/handlers/paymentHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';
import { pageStates } from '../support/pageStates';

const meta = {
  id: 'pages-bill',
  title: '画面/診療明細',
  component: BillPage,
  beforeEach: ({ msw }) => msw.use(...successfulPayment()),
  ...inApp('/mypage/payment/bill/4'),
} satisfies Meta<typeof BillPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// §payment-steps
export const Ready: Story = {
  name: '標準',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    const stepList = within(await canvas.findByRole('list', { name: 'お支払いの手順' }));
    await expect(stepList.getByRole('listitem', { current: 'step' })).toHaveTextContent('診療明細');
    const heroCard = await canvas.findByRole('region', { name: '7月17日（金）までに1,885円' });
    await expect(heroCard).toHaveTextContent('保険3割負担');
    const addressCard = within(canvas.getByRole('region', { name: 'お届け先' }));
    await expect(addressCard.getByText('東京都千代田区千代田1-1 さくらマンション101号室')).toBeVisible();
    await expect(addressCard.getByRole('link', { name: 'お届け先を変更する' })).toHaveAttribute(
      'href',
      '/mypage/payment/deliver/4',
    );
    await expect(canvas.getByText('合計').closest('dl')).toHaveTextContent('1,885円');
    await expect(canvas.queryByRole('region', { name: '保険診療' })).not.toBeInTheDocument();
    const proceedLink = canvas.getByRole('link', { name: 'お支払い方法の選択へ' });
    await expect(proceedLink).toHaveAttribute('href', '/mypage/payment/deliver/4');
  },
};

export const PointsOpened: Story = {
  name: '「点数の明細を見る」を押した',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '点数の明細を見る' }));
    const insuredSection = within(await canvas.findByRole('region', { name: '保険診療' }));
    await expect(insuredSection.getByText('自己負担割合 3割').closest('div')).toHaveTextContent('1,278円');
    await expect(insuredSection.getByText(/^端数の調整/).closest('div')).toHaveTextContent('+2円');
    await expect(insuredSection.getByText('自己負担額').closest('div')).toHaveTextContent('1,280円');
  },
};

// §overdue-said
export const Overdue: Story = {
  name: 'お支払い期限を過ぎている',
  beforeEach: ({ msw }) =>
    msw.use(
      reservationList.answers({
        now_reservations: [],
        all_reservations: [{ ...awaitingPayment, pay_by: '2026-07-02' }],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '1,885円をお支払いください' })).toHaveTextContent(
      '期限は7月2日（木）でした。いまからでもお支払いいただけます。',
    );
    await expect(canvas.getByText(/^ご事情があるときは/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'お支払い方法の選択へ' })).toBeVisible();
  },
};

export const Paid: Story = {
  name: 'お支払い済み',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(paidNow)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'お支払いは完了しています' })).toHaveTextContent('1,885円');
    await expect(canvas.queryByRole('region', { name: 'お届け先' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'お支払い方法の選択へ' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: '予約履歴を見る' })).toHaveAttribute('href', '/mypage/reservation');
  },
};

export const NothingToPay: Story = {
  name: '会計が0円なら、お支払いの画面から診療明細へ移る',
  ...inApp('/mypage/payment/deliver/4'),
  beforeEach: ({ msw }) =>
    msw.use(
      billCall.answers({
        billing_info: {
          ...bill,
          private_details: [],
          total: { insurance: 426, private: 0, private_tax: 0, grand_total: 0, ratio: 0 },
        },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'お支払いの必要はありません' })).toHaveTextContent('0円');
    await expect(canvas.queryByRole('link', { name: 'お支払い方法の選択へ' })).not.toBeInTheDocument();
  },
};

export const NotFound: Story = {
  name: '明細が見つからない',
  tags: ['!review', 'regression'],
  ...inApp('/mypage/payment/bill/999'),
  beforeEach: ({ msw }) => msw.use(billCall.fails(404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('診療明細が見つかりませんでした')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'お支払いの一覧を見る' })).toHaveAttribute('href', '/mypage/payment');
  },
};

export const InvalidBillId: Story = {
  ...NotFound,
  name: 'URLにある会計の番号が、数字でない',
  tags: ['!review', 'regression'],
  ...inApp('/mypage/payment/bill/abc'),
};

const states = pageStates({
  list: billCall,
  content: (canvas) => canvas.queryByRole('link', { name: 'お支払い方法の選択へ' }),
});

export const Loading: Story = { name: '読み込み中', ...states.loading };

export const ListUnknown: Story = {
  name: '予約履歴を読み込めなくても、お支払いへ進める',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(reservationList.fails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'お支払い方法の選択へ' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: '1,885円をお支払いください' })).toHaveTextContent('保険3割負担');
  },
};

export const LongText: Story = {
  name: '長い明細',
  parameters: { chromatic: { modes: pageModes } },
  beforeEach: ({ msw }) => msw.use(reservationList.answers(longOwed), billCall.answers({ billing_info: longBill })),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('合計')).closest('dl')).toHaveTextContent('19,860円');
  },
};

export const OtherAddress: Story = {
  name: '主な住所とは別のお届け先を選んでいる',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(payAddresses.answers({ ...addresses, chosen: { method: 'card', deliver_id: 2 } })),
  play: async ({ canvas }) => {
    const addressCard = within(await canvas.findByRole('region', { name: 'お届け先' }));
    await expect(addressCard.getByText('京都府京都市下京区東塩小路町721-1')).toBeVisible();
  },
};

export const NoAddress: Story = {
  name: 'お届け先がまだない',
  beforeEach: ({ msw }) => msw.use(payAddresses.answers(noAddress)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'お届け先' })).toHaveTextContent('次の画面で追加できます');
    await expect(canvas.queryByRole('link', { name: 'お届け先を変更する' })).not.toBeInTheDocument();
  },
};

export const AddressUnknown: Story = {
  name: 'お届け先を読み込めなくても、お支払いへ進める',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(payAddresses.fails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('お届け先を読み込めませんでした');
    await expect(canvas.getByRole('link', { name: 'お支払い方法の選択へ' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'お届け先' })).not.toBeInTheDocument();
  },
};
