import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { PaymentCard } from '../../../src/components/money/PaymentCard/PaymentCard';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const reservation = {
  start_time: Date.parse('2026-06-05T19:00:00+09:00'),
  subject: '痛風（高尿酸血症）',
  kind: 'repeat' as const,
  admin_user: { lastname: '佐藤' },
  amount: 1885,
  pay_by: '2026-07-17',
};

const meta = {
  id: 'components-payment-card',
  title: '部品/お支払い/お支払いが必要な診療',
  component: PaymentCard,
  decorators: [withRouter, withGutter],
  args: { now: NOW, reservation, to: '/mypage/payment/bill/4' },
} satisfies Meta<typeof PaymentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '再診',
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: '6月5日（金）19:00 痛風（高尿酸血症）' });
    await expect(card).toHaveTextContent('痛風（高尿酸血症）・再診');
    await expect(card).toHaveTextContent('佐藤医師');
    await expect(card).toHaveTextContent('お支払い金額1,885円');
    await expect(card).toHaveTextContent('7月17日（金）まで');
    const pay = canvas.getByRole('link', { name: 'お支払いへ進む' });
    await expect(pay).toHaveAttribute('href', '/mypage/payment/bill/4');
    // Every card's link has the same name, so its description says which consultation it is for.
    await expect(pay).toHaveAccessibleDescription('6月5日（金）19:00〜');
  },
};

export const Transfer: Story = {
  name: 'お振込待ち',
  args: { transfer: true, to: '/mypage/payment/deliver/4?step=bank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('お振込待ち')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'お振込先を見る' })).toHaveAttribute(
      'href',
      '/mypage/payment/deliver/4?step=bank',
    );
    await expect(canvas.queryByText('お支払い待ち')).not.toBeInTheDocument();
  },
};

export const Overdue: Story = {
  name: 'お支払い期限を過ぎている',
  args: { reservation: { ...reservation, pay_by: '2025-12-26' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('2025年12月26日（金）までお支払い期限を過ぎています');
  },
};

export const WithoutAmount: Story = {
  name: '金額と期限がわからない',
  args: { reservation: { ...reservation, amount: null, pay_by: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('お支払い金額')).not.toBeInTheDocument();
    await expect(canvas.queryByText('お支払い期限')).not.toBeInTheDocument();
  },
};

export const FirstVisit: Story = { name: '初診', args: { reservation: { ...reservation, kind: 'initial' as const } } };

export const First: Story = { name: 'いちばん先にすること', args: { main: true } };

export const LongText: Story = {
  name: '長い文',
  args: {
    reservation: {
      start_time: Date.parse('2026-12-31T23:45:00+09:00'),
      subject: '高血圧・脂質異常症・高尿酸血症の治療（生活習慣病の総合診療）',
      kind: 'initial' as const,
      admin_user: { lastname: '勅使河原' },
      amount: 1_179_880,
      pay_by: '2026-12-30',
    },
  },
};
