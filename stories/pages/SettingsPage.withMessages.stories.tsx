import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allOn } from '../support/fixtures/messageChoiceFixtures';
import { messageChoices } from '../support/handlers/messageChoiceHandlers';
import base from './SettingsPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-other', title: '画面/設定メニュー', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Messages: Story = {
  name: 'LINEで知らせるクリニック',
  beforeEach: ({ msw }) => msw.use(messageChoices.answers(allOn)),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'お知らせ' });
    await expect(link).toHaveAttribute('href', '/mypage/other/message');
  },
};

export const Loading: Story = {
  name: 'お知らせを送るかどうかが、まだわからない',
  beforeEach: ({ msw }) => msw.use(messageChoices.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'お支払い' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'お知らせ' })).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: 'お知らせの設定がないクリニック',
  beforeEach: ({ msw }) => msw.use(messageChoices.fails(404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'お支払い' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'お知らせ' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
