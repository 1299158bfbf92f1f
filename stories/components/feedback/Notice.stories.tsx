import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { forcedColours } from '../../../.storybook/modes';
import { Notice } from '../../../src/components/feedback/Notice/Notice';
import { tabThrough } from '../../support/keyboard';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-notice',
  title: '部品/お知らせ/お知らせ',
  component: Notice,
  decorators: [withGutter, withRouter],
  args: { tone: 'info', title: '予約をキャンセルしました' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '案内',
  parameters: { chromatic: { modes: forcedColours } },
  args: { role: 'status' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('予約をキャンセルしました');
  },
};

export const WarningWithLink: Story = {
  name: 'リンクがある注意のお知らせ',
  args: {
    tone: 'warning',
    role: 'alert',
    title: 'お支払いが完了していない診療があります',
    action: { label: 'お支払いを確認する', to: '/mypage/payment' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('お支払いが完了していない診療があります');
    await expect(canvas.getByRole('link', { name: 'お支払いを確認する' })).toHaveAttribute('href', '/mypage/payment');
  },
};

export const TwoActions: Story = {
  name: '2つの操作があるお知らせ',
  args: {
    title: '7月3日（金）10:15のご予約があります',
    action: [
      { label: '日時を変更する', to: '/reserve/hypertension/1?change=1' },
      { label: '予約をキャンセルする', to: '/mypage/reservation' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await tabThrough(userEvent, ...canvas.getAllByRole('link'));
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

const onRetry = fn();

export const Failed: Story = {
  name: 'ボタンがある失敗のお知らせ',
  parameters: { chromatic: { modes: forcedColours } },
  args: {
    tone: 'error',
    role: 'alert',
    title: 'キャンセルできませんでした。ご予約はそのまま残っています。',
    text: '少し待ってから、もう一度お試しください。',
    action: { label: 'もう一度試す', onClick: onRetry },
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'もう一度試す' });
    // The button is outside the live region, so that a screen reader announces only the message.
    await expect(canvas.getByRole('alert')).not.toContainElement(button);
    await userEvent.click(button);
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
