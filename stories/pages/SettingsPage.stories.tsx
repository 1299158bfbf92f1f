import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import { countCallsInFlight } from '../../.storybook/calls';
import { readMessageChoice } from '../../src/api/contract';
import { SettingsPage } from '../../src/pages/SettingsPage/SettingsPage';
import { platform } from '../support/fakePlatform';
import { allMessagesOn } from '../support/fixtures/messageChoiceFixtures';
import { on } from '../support/handlers/clinicHandlers';
import { messageChoices } from '../support/handlers/messageChoiceHandlers';
import { inApp, inAppWithout, settings } from '../support/inApp';

const meta = {
  id: 'pages-other',
  title: '画面/設定メニュー',
  component: SettingsPage,
  args: settings,
  beforeEach: ({ msw }) => msw.use(messageChoices.none()),
  ...inApp('/mypage/other'),
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '標準',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: '設定メニュー' });
    await expect(menu).toBeVisible();
    for (const [name, to] of [
      ['基本情報の確認・変更', '/mypage/other/info'],
      ['お届け先の管理', '/mypage/other/address'],
      ['保険証・検査結果', '/mypage/other/image'],
      ['お支払い', '/mypage/payment'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', to);
    }
    await expect(canvas.getByRole('switch', { name: '文字を大きく' })).not.toBeChecked();
    await expect(canvas.queryByRole('link', { name: 'お知らせ' })).not.toBeInTheDocument();
  },
};

// §contact-only-if-given
export const Contact: Story = {
  name: 'お問い合わせのダイアログを開いた',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'お問い合わせ' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'お問い合わせ' }));
    // LINE's browser cannot make phone calls, so the app opens the `tel:` link outside LINE.
    await userEvent.click(dialog.getByRole('button', { name: '電話する（03-1234-5678）' }));
    await expect(platform.openExternal).toHaveBeenLastCalledWith('tel:0312345678');
  },
};

// §large-text-mode
export const LargerText: Story = {
  name: '「文字を大きく」をオンにすると、画面の文字が大きくなる',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent }) => {
    const getFontSize = () => Number.parseFloat(getComputedStyle(canvas.getByText('お薬をお届けする住所')).fontSize);
    const easyModeSwitch = await canvas.findByRole('switch', { name: '文字を大きく' });
    const oldSize = getFontSize();
    await userEvent.click(easyModeSwitch);
    await expect(easyModeSwitch).toBeChecked();
    await waitFor(() => expect(getFontSize()).toBeCloseTo(oldSize * 1.25, 1));
    await expect(localStorage.getItem('clinic:easy-mode')).toBe('true');
    await userEvent.click(easyModeSwitch);
    await waitFor(() => expect(getFontSize()).toBeCloseTo(oldSize, 1));
  },
};

// §large-text-mode
export const Remembered: Story = {
  name: '前に文字を大きくした端末では、はじめから文字が大きい',
  beforeEach: () => localStorage.setItem('clinic:easy-mode', 'true'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: '文字を大きく' })).toBeChecked();
    await expect(document.documentElement).toHaveAttribute('data-easy');
  },
};

export const Shares: Story = {
  name: '友だちにアプリを紹介した',
  play: async ({ canvas, userEvent }) => {
    const service = within(await canvas.findByRole('region', { name: 'このサービスについて' }));
    const shareButton = service.getByRole('button', { name: '友だちに紹介する' });
    await expect(shareButton).toHaveAccessibleDescription('LINEで送り先を選んで紹介します');
    await userEvent.click(shareButton);
    await expect(await service.findByRole('status')).toHaveTextContent('紹介を送りました');
    await expect(shareButton).toHaveFocus();
    const [messages = []] = platform.share.mock.lastCall ?? [];
    await expect(messages).toEqual([
      expect.objectContaining({ type: 'flex', altText: `${settings.clinicName}のご紹介` }),
    ]);
    await expect(JSON.stringify(messages)).toContain(`"${settings.appUrl}/"`);
  },
};

// §line-share-outcome
export const ShareOpened: Story = {
  name: '古いLINEでは、送り先を選ぶ画面を開いたと伝える',
  tags: ['!review', 'regression'],
  beforeEach: () => void platform.share.mockResolvedValue({ status: 'opened' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '友だちに紹介する' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('送り先を選ぶ画面を開きました');
  },
};

export const ShareFailed: Story = {
  name: '友だちへの紹介に失敗した',
  beforeEach: () => void platform.share.mockResolvedValue({ status: 'failed', trouble: 'shareTimeout' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '友だちに紹介する' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('10分以内に送信が終わりませんでした');
    await expect(canvas.queryByRole('button', { name: 'もう一度ログインする' })).not.toBeInTheDocument();
  },
};

export const AddsShortcut: Story = {
  name: 'アプリをホーム画面に追加する',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ホーム画面に追加する' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('ホーム画面に追加する画面を開きました');
    await expect(platform.addShortcut).toHaveBeenCalledOnce();
  },
};

// §line-feature-hidden
export const OutsideLine: Story = {
  name: 'LINEの外では、紹介とホーム画面への追加を表示しない',
  beforeEach: () => void platform.can.mockReturnValue(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: '設定メニュー' })).toBeVisible();
    await expect(canvas.queryByText('このサービスについて')).not.toBeInTheDocument();
  },
};

export const Messages: Story = {
  name: 'お知らせを送るクリニックでは、「お知らせ」を表示する',
  beforeEach: ({ msw }) => msw.use(messageChoices.answers(allMessagesOn)),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'お知らせ' });
    await expect(link).toHaveAttribute('href', '/mypage/other/message');
  },
};

export const Loading: Story = {
  name: 'お知らせの設定を読み込むあいだは、「お知らせ」を表示しない',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(messageChoices.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'お支払い' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'お知らせ' })).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: 'お知らせの設定の返事が404なら、「お知らせ」を表示しない',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(messageChoices.fails(404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'お支払い' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'お知らせ' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

let requestCount = 0;

// §extras-announced
export const NotAnnounced: Story = {
  name: 'お知らせのないクリニックでは、お知らせの設定を読み込まない',
  tags: ['!review', 'regression'],
  ...inAppWithout(['messages'], '/mypage/other'),
  beforeEach: ({ msw }) => {
    requestCount = 0;
    msw.use(
      on(readMessageChoice, () => {
        requestCount += 1;
        return allMessagesOn;
      }),
    );
  },
  play: async (context) => {
    await Loading.play?.(context);
    await waitFor(() => expect(countCallsInFlight()).toBe(0));
    await expect(requestCount).toBe(0);
    await expect(context.canvas.queryByRole('link', { name: 'お知らせ' })).not.toBeInTheDocument();
  },
};
