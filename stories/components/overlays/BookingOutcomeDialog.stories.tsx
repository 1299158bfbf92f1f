import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { BookingOutcomeDialog } from '../../../src/components/overlays/BookingOutcomeDialog/BookingOutcomeDialog';
import type { Block } from '../../../src/domain/booking/block';
import { withRouter } from '../../support/withRouter';

const offeredBlock = (id: number, time: string, doctor: number): Block => ({
  id,
  start_time: Date.parse(`2026-07-03T${time}:00+09:00`),
  shiftIds: [id, id + 1, id + 2],
  admin_user_id: doctor,
  kind: 'initial',
  subject_id: 1,
});

const meta = {
  id: 'components-booking-outcome-dialog',
  title: '部品/重なる画面/予約できなかったときのお知らせ',
  component: BookingOutcomeDialog,
  decorators: [withRouter],
  args: {
    now: NOW,
    outcome: 'taken',
    offers: [offeredBlock(1015, '10:15', 1), offeredBlock(1030, '10:30', 1), offeredBlock(2100, '10:15', 2)],
    doctorNames: { 1: '佐藤', 2: '高橋' },
    onOffer: fn(),
    onChooseAnother: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BookingOutcomeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '選んだ時間を、ほかの方が先に予約した',
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: /^同じ時間のご予約が先に入りました。/ });
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '7月3日 10:30〜10:45 佐藤医師' }));
    await expect(args.onOffer).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'この時間で進む' }));
    await expect(args.onOffer).toHaveBeenCalledWith(args.offers?.[1]);
    await userEvent.click(screen.getByRole('button', { name: '別の時間を選ぶ' }));
    await expect(args.onChooseAnother).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Looking: Story = {
  name: '近い時間を探している',
  args: { offers: null },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '別の時間を選ぶ' })).toBeVisible();
  },
};

export const NoOffers: Story = {
  name: '近い時間に空きがない',
  args: { offers: [] },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /医師$/ })).not.toBeInTheDocument();
  },
};

export const TooLate: Story = {
  name: '選んだ枠の開始まで、5分を切った',
  args: { outcome: 'late' },
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: 'お選びの時間は、開始の5分前を過ぎたため、予約できなくなりました。' }),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: '7月3日 10:30〜10:45 佐藤医師' })).toBeVisible();
  },
};

export const Duplicate: Story = {
  name: 'これからの予約がすでにある',
  args: { outcome: 'duplicate' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: /^ご予約が重複しています。/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '予約履歴を見る' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const TakenWhileChanging: Story = {
  name: '日時の変更中に、選んだ枠が埋まった',
  args: { notes: ['7月3日（金）10:15のご予約は、そのまま残っています。'] },
  play: async () => {
    await expect(await screen.findByText('7月3日（金）10:15のご予約は、そのまま残っています。')).toBeVisible();
  },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    notes: ['7月3日（金）10:15のご予約は、そのまま残っています。'],
    doctorNames: { 1: '勅使河原アレクサンドリーナ', 2: '高橋' },
  },
};
