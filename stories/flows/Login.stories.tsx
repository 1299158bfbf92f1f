import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Failure } from '../../src/api/failure';
import { LoginGate, type Entered } from '../../src/app/LoginGate';
import { PlatformError } from '../../src/messaging/lineErrors';
import { OutsideLine } from '../../src/messaging/outsideLine';

const entersNow = async (): Promise<Entered> => ({ app: <p>アプリの画面</p> });
const neverReady = Promise.reject<void>(new PlatformError('slow'));
neverReady.catch(() => undefined);
const neverEnters = () => new Promise<Entered>(() => undefined);

const meta = {
  id: 'flows-login',
  title: '流れ/ログイン',
  component: LoginGate,
  args: { enter: entersNow, relogin: fn().mockName('relogin') },
} satisfies Meta<typeof LoginGate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opens: Story = {
  name: 'ログインできた',
  parameters: { shows: ['Gate.open'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('アプリの画面')).toBeVisible();
  },
};

export const OpenAtOnce: Story = {
  name: '描くまえにログインできていた',
  args: { enter: fn(neverEnters), entered: { app: <p>アプリの画面</p> } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('アプリの画面')).toBeVisible();
    await expect(args.enter).not.toHaveBeenCalled();
  },
};

export const OpenThenFails: Story = {
  name: '描いたあとでLINEの準備に失敗した',
  args: {
    enter: fn(neverEnters),
    entered: { app: <p>アプリの画面</p>, ready: neverReady },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.queryByText('アプリの画面')).not.toBeInTheDocument();
  },
};

export const Entering: Story = {
  name: 'ログイン中',
  parameters: { shows: ['Gate.entering'] },
  args: { enter: neverEnters },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ログインしています')).toBeInTheDocument();
    await expect(canvas.queryByText('アプリの画面')).not.toBeInTheDocument();
  },
};

export const Refused: Story = {
  name: 'クリニックがログインを断った',
  parameters: { shows: ['Gate.failed'] },
  args: {
    enter: async () => {
      throw new Failure('login', { says: 'このアカウントではご利用いただけません。' });
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('ログインできませんでした')).toBeVisible();
    await expect(canvas.getByText('このアカウントではご利用いただけません。')).toBeVisible();
    await expect(canvas.queryByText('アプリの画面')).not.toBeInTheDocument();
    await expect(args.relogin).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度ログインする' }));
    await expect(args.relogin).toHaveBeenCalledOnce();
  },
};

/** Offline at first, online at the second try. */
const entersAtSecondTry = () => {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries === 1) throw new Failure('offline');
    return entersNow();
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

export const LineSaysNo: Story = {
  name: 'LINEでの許可がなかった',
  args: {
    enter: async () => {
      throw new PlatformError('denied');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('LINEでの許可が確認できませんでした')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'もう一度読み込む' })).toBeVisible();
  },
};

export const LineFailsLater: Story = {
  name: 'ログインのあとでLINEが応えなかった',
  args: { enter: async () => ({ ...(await entersNow()), ready: Promise.reject(new PlatformError('slow')) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'もう一度読み込む' })).toBeVisible();
    await expect(canvas.queryByText('アプリの画面')).not.toBeInTheDocument();
  },
};

export const PaidOutsideLine: Story = {
  name: 'LINEの外でお支払いが終わった',
  parameters: { shows: ['Gate.outside'] },
  args: {
    enter: async () => {
      throw new OutsideLine('success', 'https://liff.line.me/1234567890-AbcdEfgh/mypage/reservation');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('お支払いが完了しました')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'LINEに戻る' })).toHaveAttribute(
      'href',
      'https://liff.line.me/1234567890-AbcdEfgh/mypage/reservation',
    );
  },
};

export const CancelledOutsideLine: Story = {
  name: 'LINEの外でお支払いをやめた',
  args: {
    enter: async () => {
      throw new OutsideLine('cancel', 'https://liff.line.me/1234567890-AbcdEfgh/mypage/reservation');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('お支払いがキャンセルされました')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'LINEに戻る' })).toBeVisible();
  },
};
