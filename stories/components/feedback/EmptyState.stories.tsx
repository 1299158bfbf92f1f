import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../../../src/components/feedback/EmptyState/EmptyState';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-empty-state',
  title: '部品/お知らせ/空の一覧',
  component: EmptyState,
  decorators: [withGutter, withRouter],
  args: { picture: 'calendar-empty', title: '現在のご予約はありません' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'リンクつき',
  args: { action: { label: '診療を予約する', to: '/reserve' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('現在のご予約はありません')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '診療を予約する' })).toHaveAttribute('href', '/reserve');
  },
};

const add = fn();

export const WithButton: Story = {
  name: 'ボタンつき',
  args: {
    picture: 'address-empty',
    title: '登録された住所はありません',
    action: { label: '住所を追加する', onClick: add },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '住所を追加する' }));
    await expect(add).toHaveBeenCalledOnce();
  },
};
