import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BillProblemScreen } from '../../../src/components/money/BillProblemScreen/BillProblemScreen';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-bill-problem-screen',
  title: '部品/お支払い/お支払いできない明細の画面',
  component: BillProblemScreen,
  decorators: [withRouter],
  args: { problem: 'paid', listTo: '/mypage/payment', reservationsTo: '/mypage/reservation' },
} satisfies Meta<typeof BillProblemScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'お支払い済みの明細',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('この診療のお支払いは完了しています');
    await expect(canvas.getByRole('link', { name: '予約履歴を見る' })).toHaveAttribute('href', '/mypage/reservation');
  },
};

export const NotConfirmed: Story = { name: 'クリニックが会計を確認している明細', args: { problem: 'notConfirmed' } };
export const Cancelled: Story = { name: 'キャンセル済みの診療の明細', args: { problem: 'cancelled' } };

export const NotFound: Story = {
  name: '明細が見つからない',
  args: { problem: 'notFound' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'お支払いの一覧を見る' })).toHaveAttribute('href', '/mypage/payment');
  },
};

export const LongText: Story = {
  name: 'クリニックからの長い説明',
  args: {
    problem: 'closed',
    sentence:
      'この診療のお支払いは、6月5日に銀行振込ですでに確認できています。お心当たりのない場合は、クリニックまでお問い合わせください。',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/6月5日に銀行振込で/)).toBeVisible();
  },
};
