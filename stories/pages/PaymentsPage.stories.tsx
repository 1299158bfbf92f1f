import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import { PaymentsPage } from '../../src/pages/PaymentsPage/PaymentsPage';
import { nothingOwed, owed } from '../support/fixtures/paymentFixtures';
import { awaitingTransfer } from '../support/fixtures/reservationFixtures';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';
import { pageStates } from '../support/pageStates';

const meta = {
  id: 'pages-payments',
  title: '画面/お支払い',
  component: PaymentsPage,
  beforeEach: ({ msw }) => msw.use(reservationList.answers(owed)),
  ...inApp('/mypage/payment'),
} satisfies Meta<typeof PaymentsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const juneVisit = { name: '6月5日（金）19:00 痛風（高尿酸血症）' };

// §payment-list-owed, §fact-once
export const Ready: Story = {
  name: 'お支払いが必要な診療が2件ある',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    const juneCard = within(await canvas.findByRole('article', juneVisit));
    await expect(juneCard.getByText('1,885円')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: '診療の進み' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: '合計3,770円（2件）' })).toHaveTextContent('期限は7月17日（金）');
    await expect(canvas.getByText('下から選んで、1件ずつお支払いください。')).toBeVisible();
    const linksOldestFirst = canvas.getAllByRole('link', { name: /お支払いへ進む$/ });
    await expect(linksOldestFirst.map((link) => link.getAttribute('href'))).toEqual([
      '/mypage/payment/bill/7',
      '/mypage/payment/bill/4',
    ]);
    // The page lists neither paid visits nor visits with an unconfirmed bill.
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

// §payment-list-owed, §overdue-said
export const OverdueFirst: Story = {
  name: '期限を過ぎた診療を先に示す',
  beforeEach: ({ msw }) => {
    const [, newest, oldest] = owed.all_reservations;
    if (!newest || !oldest) throw new Error('The fixture must have two owed visits.');
    msw.use(
      reservationList.answers({
        now_reservations: [],
        all_reservations: [{ ...newest, pay_by: '2026-07-02' }, oldest],
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('期限は7月2日（木）でした。')).toBeVisible();
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent('いまからでもお支払いいただけます。');
    const payLinks = canvas.getAllByRole('link', { name: /お支払いへ進む$/ });
    await expect(payLinks[0]).toHaveAttribute('href', '/mypage/payment/bill/4');
  },
};

// §transfer-shown
export const TransferChosen: Story = {
  name: 'お振込待ちの診療',
  beforeEach: ({ msw }) =>
    msw.use(reservationList.answers({ now_reservations: [], all_reservations: [awaitingTransfer] })),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', juneVisit));
    await expect(card.getByText('お振込待ち')).toBeVisible();
    await expect(card.getByRole('heading', { name: /^7月17日（金）までに/ })).toBeVisible();
    await expect(card.getByRole('link', { name: '振込先を見る' })).toHaveAttribute(
      'href',
      '/mypage/payment/deliver/4?step=bank',
    );
  },
};

const states = pageStates({
  list: reservationList,
  content: (canvas) => canvas.queryByRole('article', juneVisit),
});

export const Empty: Story = {
  name: 'お支払いがない',
  ...states.empty(reservationList.answers(nothingOwed), 'お支払いが必要な診療はありません', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '予約履歴を見る' })).toHaveAttribute('href', '/mypage/reservation');
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  }),
};

export const Loading: Story = { name: '読み込み中', ...states.loading };
