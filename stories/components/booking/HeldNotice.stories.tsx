import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeldNotice } from '../../../src/components/booking/HeldNotice/HeldNotice';
import { tabThrough } from '../../support/keyboard';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-held-notice',
  title: '部品/予約/すでに予約があるお知らせ',
  component: HeldNotice,
  decorators: [withGutter, withRouter],
  args: {
    start: Date.parse('2026-07-05T10:15:00+09:00'),
    changeTo: '/reserve/hypertension/1?change=1',
    cancelTo: '/mypage/reservation',
  },
} satisfies Meta<typeof HeldNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('7月5日（日）10:15のご予約があります');
    await expect(canvas.getByRole('link', { name: '予約をキャンセルする' })).toHaveAttribute(
      'href',
      '/mypage/reservation',
    );
  },
};

export const OtherSubject: Story = {
  name: 'アプリで変更できない診療科目',
  args: { changeTo: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '日時を変更する' })).not.toBeInTheDocument();
  },
};

export const LongText: Story = { name: '長い日付', args: { start: Date.parse('2026-12-30T22:45:00+09:00') } };

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げ',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('この診療が終わってから');
    await tabThrough(
      userEvent,
      canvas.getByRole('link', { name: '日時を変更する' }),
      canvas.getByRole('link', { name: '予約をキャンセルする' }),
    );
  },
};
