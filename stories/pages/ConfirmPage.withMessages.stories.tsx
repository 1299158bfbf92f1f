import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { allOff, allOn } from '../support/fixtures/messageChoiceFixtures';
import { messageChoices } from '../support/handlers/messageChoiceHandlers';
import { blockQuery } from '../support/fixtures/timetableFixtures';
import { inAppWith, settings } from '../support/inApp';
import base from './ConfirmPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-confirm', title: '画面/予約内容の確認', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const TOLD = /^クリニックからのお知らせが、LINEに届きます。/;

export const ToldOfMessages: Story = {
  name: 'LINEに届くお知らせと、その止め方を伝える',
  beforeEach: ({ msw }) => msw.use(messageChoices.answers(allOn)),
  play: async ({ canvas }) => {
    const told = await canvas.findByText(TOLD);
    await expect(told).toHaveTextContent(
      'マイページの「基本情報」にある「お知らせ」から、いつでも止められます（休診などのお知らせを除きます）。',
    );
    await expect(canvas.getByRole('button', { name: '同意して進む' })).toBeVisible();
  },
};

const isRead = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/users/messages'));

export const NoMessages: Story = {
  name: 'お知らせをすべて止めている方には、伝えない',
  beforeEach: ({ msw }) => {
    performance.clearResourceTimings();
    msw.use(messageChoices.answers(allOff));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '同意して進む' })).toBeVisible();
    await waitFor(() => expect(isRead()).toBe(true));
    await expect(canvas.queryByText(TOLD)).not.toBeInTheDocument();
  },
};

export const NoFeeSet: Story = {
  name: 'キャンセル料が決まっていなければ、同意の文のほかではふれない',
  ...inAppWith({ costs: { ...settings.costs, cancelFee: null } }, `/reserve/confirm/1?${blockQuery}`),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '利用規約を読む' }));
    const terms = within(await screen.findByRole('dialog', { name: '利用規約' }));
    await expect(terms.getByText('ご予約は診療の前にマイページから取り消せます。')).toBeInTheDocument();
    await expect(terms.queryByText(/キャンセル料/)).not.toBeInTheDocument();
    await expect(canvas.getAllByText(/キャンセル料/)).toHaveLength(1);
  },
};
