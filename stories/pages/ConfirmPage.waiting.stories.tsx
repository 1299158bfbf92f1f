import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import type { ConfirmPage } from '../../src/pages/ConfirmPage/ConfirmPage';
import { bookingFlag, shortBooking, slots } from '../support/handlers/booking';
import { tickAllConsents } from '../support/steps';
import base from './ConfirmPage.stories';

const meta = {
  ...base,
  id: 'pages-confirm',
  title: '画面/予約内容の確認',
  parameters: { chromatic: { modes: pageModes } },
  // The docs page is the first file's.
  tags: ['!autodocs'],
} satisfies Meta<typeof ConfirmPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Proceeding: Story = {
  name: '進む手続きを送っている間（二度押しても1回）',
  parameters: { shows: ['BookingProgress.busy'] },
  beforeEach: ({ msw }) => msw.use(bookingFlag.pending()),
  play: async ({ canvas, userEvent }) => {
    await tickAllConsents(canvas, userEvent);
    const proceed = canvas.getByRole('button', { name: '同意して進む' });
    await userEvent.dblClick(proceed);
    await expect(proceed).toHaveAttribute('aria-busy', 'true');
    await expect(proceed).toHaveFocus();
  },
};

export const LookingForAnother: Story = {
  name: '先に予約が入り、近い時間を探している',
  parameters: { shows: ['Recovery.looking'] },
  beforeEach: ({ msw }) =>
    msw.use(bookingFlag.answers({ flag: 2 }), shortBooking.answers({ message: '1' }), slots.pending()),
  play: async ({ canvas, userEvent }) => {
    await tickAllConsents(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: '同意して進む' }));
    await expect(await screen.findByRole('dialog', { name: /^同じ時間のご予約が先に入りました。/ })).toBeVisible();
    await expect(await screen.findByText('読み込んでいます')).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: /医師$/ })).not.toBeInTheDocument();
  },
};
