import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Failure } from '../../src/api/failure';
import { LoginGate } from '../../src/app/LoginGate';

const entersNow = () => Promise.resolve();
const neverEnters = () => new Promise<void>(() => undefined);

const meta = {
  id: 'flows-login',
  title: '流れ/ログイン',
  component: LoginGate,
  args: { enter: entersNow as () => Promise<void>, children: <p>アプリの画面</p> },
} satisfies Meta<typeof LoginGate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opens: Story = {
  name: 'ログインできた',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('アプリの画面')).toBeVisible();
  },
};

export const Entering: Story = {
  name: 'ログイン中',
  args: { enter: neverEnters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ログインしています')).toBeInTheDocument();
    await expect(canvas.queryByText('アプリの画面')).not.toBeInTheDocument();
  },
};

export const Refused: Story = {
  name: 'クリニックがログインを断った',
  args: {
    enter: async () => {
      throw new Failure('login', { says: 'このアカウントではご利用いただけません。' });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ログインできませんでした')).toBeVisible();
    await expect(canvas.getByText('このアカウントではご利用いただけません。')).toBeVisible();
    await expect(canvas.queryByText('アプリの画面')).not.toBeInTheDocument();
  },
};

/** Offline at first, online at the second try. */
const entersAtSecondTry = () => {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries === 1) throw new Failure('offline');
  };
};

export const RetryAfterOffline: Story = {
  name: '通信できないあと、もう一度読み込む',
  args: { enter: entersAtSecondTry() },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^インターネットに接続できません/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
    await expect(await canvas.findByText('アプリの画面')).toBeVisible();
  },
};
