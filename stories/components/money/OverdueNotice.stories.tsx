import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { OverdueNotice } from '../../../src/components/money/OverdueNotice/OverdueNotice';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-overdue-notice',
  title: '部品/お支払い/お支払い期限を過ぎたお知らせ',
  component: OverdueNotice,
  decorators: [withGutter, withRouter],
  args: { payBy: '2026-06-19', now: NOW },
} satisfies Meta<typeof OverdueNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'カードで支払う、またはまだ選んでいない',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('お支払い期限を過ぎています')).toBeVisible();
    await expect(canvas.getByText('期限は6月19日（金）でした。いまからでもお支払いいただけます。')).toBeVisible();
    await expect(canvas.queryByText(/クリニックへ/)).not.toBeInTheDocument();
  },
};

export const Transfer: Story = {
  name: 'お振込を選んでいる',
  args: { transfer: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/いまもお使いいただけます/)).toBeVisible();
  },
};

export const WithoutDay: Story = {
  name: '期限がわからない',
  args: { payBy: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('いまからでもお支払いいただけます。')).toBeVisible();
    await expect(canvas.queryByText(/期限は/)).not.toBeInTheDocument();
  },
};
