import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { BookingOutcomeDialog } from '../../src/components/BookingOutcomeDialog/BookingOutcomeDialog';

const meta = {
  id: 'components-booking-outcome-dialog',
  title: '部品/予約できなかったときのお知らせ',
  component: BookingOutcomeDialog,
  args: { outcome: 'taken', onChooseAnother: fn(), onClose: fn() },
} satisfies Meta<typeof BookingOutcomeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '先に予約が入った',
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: /^同じ時間のご予約が先に入りました。/ });
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '別の時間を選ぶ' }));
    await expect(args.onChooseAnother).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Duplicate: Story = {
  name: '重複している',
  args: { outcome: 'duplicate' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: /^ご予約が重複しています。/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '予約履歴を見る' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NotShown: Story = {
  name: '表示しない',
  args: { outcome: null },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
