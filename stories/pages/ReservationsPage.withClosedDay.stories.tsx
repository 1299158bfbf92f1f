import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { bookingGoesWell } from '../support/handlers/bookingHandlers';
import { closedDay } from '../support/fixtures/reservationFixtures';
import { reservationList } from '../support/handlers/reservationHandlers';
import base from './ReservationsPage.stories';

// The docs page is the first file's.
const meta = { ...base, id: 'pages-reservations', title: '画面/予約履歴', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const ClosedDay: Story = {
  name: '予約の日が休診になった',
  beforeEach: ({ msw }) => msw.use(...bookingGoesWell(), reservationList.answers(closedDay)),
  play: async ({ canvas }) => {
    const lead = within(await canvas.findByRole('region', { name: '別の日時をお選びください' }));
    await expect(lead.getByRole('link', { name: '別の日時を選ぶ' })).toHaveAttribute(
      'href',
      '/reserve/hypertension/1?change=1&doctor=1',
    );
    const current = within(canvas.getByRole('region', { name: '現在のご予約' }));
    const card = within(current.getByRole('article', { name: '7月3日（金）10:15 高血圧治療' }));
    await expect(card.getByText('理由：医師の体調不良')).toBeVisible();
  },
};

export const ClosedDayChanges: Story = {
  ...ClosedDay,
  name: '休診になった予約の、別の日時を選ぶ',
  play: async (context) => {
    await ClosedDay.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: '別の日時を選ぶ' }));
    await expect(await canvas.findByText('7月3日（金）10:15の診療に代わる日時をお選びください')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '10:30〜10:45' }));
    await expect(await canvas.findByText('「日時を変更する」を押すと、新しい日時に変わります')).toBeVisible();
    await expect(canvas.queryByText(/そのまま残ります/)).not.toBeInTheDocument();
  },
};

export const ClosedDayCancelIsFree: Story = {
  ...ClosedDay,
  name: '休診になった予約のキャンセルは、当日でもかからない',
  play: async (context) => {
    await ClosedDay.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: '予約をキャンセルする' }));
    const asked = within(await screen.findByRole('dialog', { name: 'この予約をキャンセルしますか？' }));
    await expect(asked.getByText('休診のため、キャンセル料はかかりません。')).toBeVisible();
    await expect(asked.queryByText(/かかります/)).not.toBeInTheDocument();
  },
};
