import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { AlreadyBookedNotice } from '../../../src/components/booking/AlreadyBookedNotice/AlreadyBookedNotice';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-already-booked-notice',
  title: '部品/予約/すでに予約があるお知らせ',
  component: AlreadyBookedNotice,
  decorators: [withRouter],
  args: {
    start: Date.parse('2026-07-05T10:15:00+09:00'),
    now: NOW,
    changeTo: '/reserve/hypertension/1?change=1&doctor=1',
    cancelTo: '/mypage/reservation?more=open',
  },
} satisfies Meta<typeof AlreadyBookedNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7月5日（日）10:15のご予約があります')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '日時を変更する' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '予約をキャンセルする' })).toBeVisible();
  },
};

export const CannotChange: Story = {
  name: '日時の変更に対応しないクリニック',
  args: { changeTo: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '予約をキャンセルする' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '日時を変更する' })).not.toBeInTheDocument();
  },
};
