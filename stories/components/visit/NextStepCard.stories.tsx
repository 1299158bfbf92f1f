import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { NextStepCard } from '../../../src/components/visit/NextStepCard/NextStepCard';
import type { NextStep } from '../../../src/domain/visit/nextStep';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const debts = {
  kind: 'debts',
  count: 2,
  overdue: false,
  payBy: '2026-07-17',
  sameDueDate: true,
  amount: 5190,
} as const;

const meta = {
  id: 'components-next-step-lead',
  title: '部品/受診/次にすること',
  component: NextStepCard,
  decorators: [withGutter, withRouter],
  args: { step: debts as Extract<NextStep, { kind: 'debts' }>, now: NOW, to: '/mypage/payment' },
} satisfies Meta<typeof NextStepCard>;

export default meta;
type Story = StoryObj<typeof meta>;

// §debts-together
export const Default: Story = {
  name: 'お支払いが2件',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: '合計5,190円（2件）' })).toHaveTextContent('期限は7月17日（金）');
    await expect(canvas.getByRole('link', { name: 'お支払いへ進む' })).toHaveAttribute('href', args.to);
  },
};

// §debts-together
export const SeveralDays: Story = {
  name: '期限がそれぞれ違うお支払いが2件',
  args: { step: { ...debts, sameDueDate: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('はじめの期限は7月17日（金）')).toBeVisible();
  },
};

export const UnknownAmountAndDueDate: Story = {
  name: '金額と期限がわからないお支払いが2件',
  args: { step: { ...debts, payBy: null, amount: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'お支払いが2件あります' })).toBeVisible();
  },
};

// §overdue-said
export const Overdue: Story = {
  name: '期限を過ぎたお支払いが2件',
  args: { step: { ...debts, overdue: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('お支払い期限を過ぎています')).toBeVisible();
  },
};

export const BookAgain: Story = {
  name: '次の診療の予約をすすめる',
  args: { step: { kind: 'bookAgain', endsOn: '2026-07-09', over: false }, to: '/reserve' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('お薬は7月9日ごろまで（目安）')).toBeVisible();
  },
};
