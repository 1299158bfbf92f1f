import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoginFailure } from '../../src/app/LoginFailure';
import { Failure } from '../../src/domain/failure';
import { PlatformError } from '../../src/messaging/lineErrors';
import { OutsideLine } from '../../src/messaging/outsideLine';
import { settings } from '../support/inApp';

const MY_PAGE = 'https://liff.line.me/1234567890-AbcdEfgh/mypage/reservation';

const meta = {
  id: 'flows-login',
  title: '流れ/ログイン',
  component: LoginFailure,
  afterEach: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
  args: {
    clinicName: settings.clinicName,
    error: new Failure('login', { sentence: 'このアカウントではご利用いただけません。' }),
    onRetry: fn().mockName('onRetry'),
    relogin: fn().mockName('relogin'),
  },
} satisfies Meta<typeof LoginFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  name: 'クリニックがログインを断った',
  play: async ({ canvas, args, userEvent, step }) => {
    await step('クリニックがログインを断った理由が表示される', async () => {
      await expect(canvas.getByText('ログインできませんでした')).toBeVisible();
      await expect(canvas.getByText('このアカウントではご利用いただけません。')).toBeVisible();
      await expect(args.relogin).not.toHaveBeenCalled();
    });
    await step('「もう一度ログインする」を押す', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'もう一度ログインする' }));
      await expect(args.relogin).toHaveBeenCalledOnce();
      await expect(args.onRetry).not.toHaveBeenCalled();
    });
  },
};

export const RetryAfterOffline: Story = {
  name: 'つながらないときは、読み込み直しも再ログインもできる',
  tags: ['!review', 'regression'],
  args: { error: new Failure('unreached') },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('「もう一度読み込む」を押す', async () => {
      await expect(canvas.getByText(/^クリニックとつながりませんでした/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
      await expect(args.relogin).not.toHaveBeenCalled();
    });
    await step('「もう一度ログインする」を押す', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'もう一度ログインする' }));
      await expect(args.relogin).toHaveBeenCalledOnce();
    });
  },
};

export const PermissionDenied: Story = {
  name: '患者さんがLINEで許可しなかった',
  args: { error: new PlatformError('denied') },
  play: async ({ canvas, step }) => {
    await step('許可を確認できなかったことが表示される', async () => {
      await expect(canvas.getByText('LINEでの許可が確認できませんでした')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'もう一度読み込む' })).toBeVisible();
    });
  },
};

// §payment-return-outside
export const PaidOutsideLine: Story = {
  name: 'カード会社の画面から、LINEの外のブラウザーに戻った',
  args: { error: new OutsideLine('success', MY_PAGE) },
  play: async ({ canvas, step }) => {
    await step('結果をLINEで確かめる案内が表示される', async () => {
      await expect(canvas.getByText('お支払いの結果は、LINEでご確認ください')).toBeVisible();
      await expect(canvas.queryByText(/完了しました/)).not.toBeInTheDocument();
      await expect(canvas.getByRole('link', { name: 'LINEに戻る' })).toHaveAttribute('href', MY_PAGE);
    });
  },
};

export const CancelledOutsideLine: Story = {
  name: 'お支払いをやめて、LINEの外のブラウザーに戻った',
  tags: ['!review', 'regression'],
  args: { error: new OutsideLine('cancel', MY_PAGE) },
  play: async ({ canvas, step }) => {
    await step('お支払いがキャンセルされたことが表示される', async () => {
      await expect(canvas.getByText('お支払いがキャンセルされました')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'LINEに戻る' })).toBeVisible();
    });
  },
};
