import type { StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { inFlight } from '../../.storybook/worker';
import { allOn } from '../support/fixtures/messageChoiceFixtures';
import { messageChoices } from '../support/handlers/messageChoiceHandlers';
import { inAppWithout } from '../support/inApp';
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

/** How often the choice was asked for in this story. */
let asked = 0;

export const NotAnnounced: Story = {
  name: 'お知らせを送るとは言っていないクリニック',
  ...inAppWithout(['messages'], '/mypage/other'),
  beforeEach: ({ msw }) => {
    asked = 0;
    msw.use(
      http.get('/api/users/messages', () => {
        asked += 1;
        return HttpResponse.json(allOn);
      }),
    );
  },
  play: async (context) => {
    await Loading.play?.(context);
    await waitFor(() => expect(inFlight()).toBe(0));
    await expect(asked).toBe(0);
    await expect(context.canvas.queryByRole('link', { name: 'お知らせ' })).not.toBeInTheDocument();
  },
};
