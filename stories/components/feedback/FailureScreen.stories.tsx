import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoginContext } from '../../../src/components/feedback/FailureNotice/loginContext';
import { FailureScreen } from '../../../src/components/feedback/FailureScreen/FailureScreen';
import { withRouter } from '../../support/withRouter';

const onLogin = fn();

const meta = {
  id: 'components-failure-screen',
  title: '部品/お知らせ/失敗の画面',
  component: FailureScreen,
  decorators: [withRouter],
  args: { kind: 'offline', onRetry: fn() },
} satisfies Meta<typeof FailureScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'インターネットに接続できない',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('インターネットに接続できません');
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

// §signal-not-blamed
export const Unreached: Story = {
  name: 'クリニックとつながらない',
  args: { kind: 'unreached' },
  decorators: [(Story) => <LoginContext value={onLogin}>{Story()}</LoginContext>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度ログインする' }));
    await expect(onLogin).toHaveBeenCalledOnce();
  },
};

export const Timeout: Story = { name: '読み込みに時間がかかりすぎた', args: { kind: 'timeout' } };
export const Server: Story = { name: 'クリニックのサーバーにエラーが起きた', args: { kind: 'server' } };
export const Malformed: Story = {
  name: '届いた内容を読み込めない',
  args: { kind: 'malformed' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/お問い合わせ/)).not.toBeInTheDocument();
  },
};

export const Refused: Story = { name: 'クリニックが操作を受け付けない', args: { kind: 'refused' } };

export const Login: Story = {
  name: 'ログインの有効期限切れ',
  args: { kind: 'login' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'もう一度読み込む' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度ログインする' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
