import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import { MessagesPage } from '../../src/pages/MessagesPage/MessagesPage';
import { platform } from '../support/fakePlatform';
import { allMessagesOn } from '../support/fixtures/messageChoiceFixtures';
import { choosingMessages, messageChoices } from '../support/handlers/messageChoiceHandlers';
import { inApp, settings } from '../support/inApp';
import { pageStates } from '../support/pageStates';

const meta = {
  id: 'pages-messages',
  title: '画面/お知らせ',
  component: MessagesPage,
  args: { friendUrl: settings.friendUrl },
  beforeEach: ({ msw }) => msw.use(messageChoices.answers(allMessagesOn)),
  ...inApp('/mypage/other/message'),
} satisfies Meta<typeof MessagesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const reminderSwitch = { name: 'ご予約とお薬のお知らせ' };
const paymentSwitch = { name: 'お支払いのお知らせ' };

const states = pageStates({
  list: messageChoices,
  content: (canvas) => canvas.queryByText(paymentSwitch.name),
});

export const Ready: Story = {
  name: '標準',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', reminderSwitch)).toBeChecked();
    const paymentsToggle = canvas.getByRole('switch', paymentSwitch);
    await expect(paymentsToggle).toBeChecked();
    await expect(paymentsToggle).toHaveAccessibleDescription(
      'お支払い金額が決まったとき・変わったとき、お支払い期限の3日前と翌日、入金を確認したときに届きます。',
    );
    await expect(canvas.queryByRole('button', { name: '公式アカウントを友だち追加' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = { name: '読み込み中', ...states.loading };
// §message-choice
export const TurnsOff: Story = {
  name: 'お支払いのお知らせだけを止める',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(choosingMessages.answers({ ...allMessagesOn, off: ['money'] })),
  play: async ({ canvas, userEvent }) => {
    const paymentsToggle = await canvas.findByRole('switch', paymentSwitch);
    await userEvent.click(paymentsToggle);
    const getStatusTexts = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(getStatusTexts()).toContain('保存しました。お知らせは届きません。'));
    await expect(paymentsToggle).not.toBeChecked();
    await expect(paymentsToggle).toHaveFocus();
    await expect(canvas.getByRole('switch', reminderSwitch)).toBeChecked();
  },
};

export const Saving: Story = {
  name: '保存しているあいだも、スイッチは押したあとの状態を示す',
  beforeEach: ({ msw }) => msw.use(choosingMessages.pending()),
  play: async ({ canvas, userEvent }) => {
    const paymentsToggle = await canvas.findByRole('switch', paymentSwitch);
    await userEvent.click(paymentsToggle);
    await expect(await canvas.findByText('保存しています')).toBeVisible();
    await expect(paymentsToggle).not.toBeChecked();
    await expect(paymentsToggle).toHaveAttribute('aria-busy', 'true');
  },
};

// §message-choice
export const NotSaved: Story = {
  name: '保存に失敗すると、スイッチは前の設定に戻る',
  beforeEach: ({ msw }) => msw.use(choosingMessages.fails(500)),
  play: async ({ canvas, userEvent }) => {
    const paymentsToggle = await canvas.findByRole('switch', paymentSwitch);
    await userEvent.click(paymentsToggle);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('「お支払いのお知らせ」を変更できませんでした。');
    await expect(paymentsToggle).toBeChecked();
  },
};

export const Unreached: Story = {
  name: '友だちでない患者さんに、前回のお知らせが届かなかった',
  parameters: { chromatic: { modes: pageModes } },
  beforeEach: ({ msw }) => msw.use(messageChoices.answers({ ...allMessagesOn, unreached: true })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('前回のお知らせを、LINEにお届けできませんでした')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '公式アカウントを友だち追加' }));
    await expect(platform.openExternal).toHaveBeenLastCalledWith('https://lin.ee/sakura');
  },
};

export const OnlyMoney: Story = {
  name: 'お支払いのお知らせだけを送るクリニック',
  beforeEach: ({ msw }) => msw.use(messageChoices.answers({ ...allMessagesOn, topics: ['money'] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(paymentSwitch.name)).toBeVisible();
    await expect(canvas.queryByRole('switch', reminderSwitch)).not.toBeInTheDocument();
  },
};

export const Silent: Story = {
  name: 'LINEでお知らせを送らないクリニック',
  beforeEach: ({ msw }) => msw.use(messageChoices.none()),
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await waitFor(() => expect(main.getByText('このクリニックは、LINEでのお知らせを行っていません')).toBeVisible());
    await expect(main.getByRole('link', { name: '予約履歴を見る' })).toHaveAttribute('href', '/mypage/reservation');
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
  },
};
