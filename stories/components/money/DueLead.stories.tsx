import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { DueLead } from '../../../src/components/money/DueLead/DueLead';
import { withContact } from '../../support/withContact';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-due-lead',
  title: '部品/お支払い/いつまでに、いくらか',
  component: DueLead,
  decorators: [withGutter, withRouter],
  args: { amount: 1885, payBy: '2026-07-17', facts: '保険3割負担', now: NOW },
} satisfies Meta<typeof DueLead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    const lead = canvas.getByRole('region', { name: '7月17日（金）までに1,885円' });
    await expect(lead).toHaveTextContent('保険3割負担');
    await expect(canvas.queryByText(/期限/)).not.toBeInTheDocument();
  },
};

export const LastDay: Story = {
  name: '期限の日',
  args: { payBy: '2026-07-03' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '7月3日（金）までに1,885円' })).toBeVisible();
  },
};

// §overdue-said
export const Overdue: Story = {
  name: '期限を過ぎている',
  args: { payBy: '2026-07-02' },
  play: async ({ canvas }) => {
    const lead = canvas.getByRole('region', { name: 'お支払い期限を過ぎています' });
    await expect(lead).toHaveTextContent('1,885円・保険3割負担');
    await expect(canvas.getByText('期限は7月2日（木）でした。')).toBeVisible();
    await expect(canvas.getByText('いまからでもお支払いいただけます。')).toBeVisible();
  },
};

export const WithoutDay: Story = {
  name: '期限がわからない',
  args: { payBy: null },
  play: async ({ canvas }) => {
    const lead = canvas.getByRole('region', { name: 'お支払いをお願いします' });
    await expect(lead).toHaveTextContent('1,885円・保険3割負担');
  },
};

export const TransferWithoutDay: Story = {
  name: '期限がわからないお振込',
  args: { payBy: null, facts: '下の口座へお振り込みください', transfer: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'お振込をお願いします' })).toHaveTextContent('1,885円・下の口座へ');
  },
};

export const LongText: Story = {
  name: '年をまたいだ、大きな金額',
  decorators: [withContact],
  args: { amount: 1_179_880, payBy: '2025-12-26', transfer: true },
};
