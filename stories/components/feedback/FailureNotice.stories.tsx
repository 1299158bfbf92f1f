import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FailureNotice } from '../../../src/components/feedback/FailureNotice/FailureNotice';
import { LoginContext } from '../../../src/components/feedback/FailureNotice/loginContext';
import { withContact } from '../../support/withContact';

const onLogin = fn();

const meta = {
  id: 'components-failure-notice',
  title: '部品/お知らせ/操作の失敗のお知らせ',
  component: FailureNotice,
  args: { failure: { kind: 'offline', sentence: null }, title: '予約の手続きに進めませんでした' },
} satisfies Meta<typeof FailureNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'インターネットに接続できない',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('インターネットに接続できません');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

// §contact-only-if-given
export const MalformedWithContact: Story = {
  name: '届いた内容を読み込めないとき、お問い合わせ先を示す',
  args: { failure: { kind: 'malformed', sentence: null } },
  decorators: [withContact],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '何度も同じ表示になるときは、クリニックへお問い合わせください。',
    );
    await expect(canvas.getByRole('button', { name: 'LINEで問い合わせる' })).toBeVisible();
  },
};

export const Login: Story = {
  name: 'ログインの有効期限切れ',
  args: { failure: { kind: 'login', sentence: null } },
  decorators: [(Story) => <LoginContext value={onLogin}>{Story()}</LoginContext>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度ログインする' }));
    await expect(onLogin).toHaveBeenCalledOnce();
  },
};

export const Reload: Story = {
  name: '読み直しに失敗した',
  args: { title: '最新の予約を確認できませんでした。前に読み込んだ内容を表示しています。', onReload: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const RefusedWithReason: Story = {
  name: 'クリニックが知らせた理由を示す',
  args: { failure: { kind: 'refused', sentence: 'この予約枠は、開始まで15分を切ったためお受けできません。' } },
};
