import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import { ReservePage } from '../../src/pages/ReservePage/ReservePage';
import { bookedLater, noReservations, parcelArrived } from '../support/fixtures/reservationFixtures';
import { callsAroundBooking } from '../support/handlers/bookingHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp, settings } from '../support/inApp';

const meta = {
  id: 'pages-reserve',
  title: '画面/診療科目の選択',
  component: ReservePage,
  args: { costs: settings.costs },
  beforeEach: ({ msw }) => msw.use(...callsAroundBooking(), reservationList.answers(noReservations)),
  ...inApp('/reserve'),
} satisfies Meta<typeof ReservePage>;

export default meta;
type Story = StoryObj<typeof meta>;

// §same-again
export const Ready: Story = {
  name: '標準',
  parameters: { chromatic: { modes: pageModes } },
  beforeEach: ({ msw }) => msw.use(reservationList.answers(parcelArrived)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '診療科目【保険適用】' })).toBeVisible();
    await expect(canvas.getAllByText(/保険適用/)).toHaveLength(1);
    const sameAgainLink = await canvas.findByRole('link', { name: /^前回と同じで予約/ });
    const parts = [
      sameAgainLink,
      canvas.getByRole('link', { name: '高血圧' }),
      canvas.getByRole('button', { name: /^費用のめやす/ }),
      canvas.getByRole('region', { name: '手元にご用意ください' }),
    ];
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
};

// §duplicate-told-early
export const AlreadyBooked: Story = {
  name: 'すでに予約がある',
  parameters: { chromatic: { modes: pageModes } },
  beforeEach: ({ msw }) => msw.use(reservationList.answers(bookedLater)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7月5日（日）10:15のご予約があります')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '予約をキャンセルする' })).toHaveAttribute(
      'href',
      '/mypage/reservation?more=open',
    );
    await expect(canvas.queryByRole('link', { name: '高血圧' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  name: '予約を読み込んでいるあいだも、新しい予約を始められる',
  beforeEach: ({ msw }) => msw.use(reservationList.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '高血圧' })).toBeVisible();
  },
};

// §reservations-unread
export const Failed: Story = {
  name: '予約を読み込めなくても、新しい予約を始められる',
  beforeEach: ({ msw }) => msw.use(reservationList.failsThenAnswers(500, bookedLater)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ご予約の状況を表示できません');
    await expect(canvas.getByRole('link', { name: '高血圧' })).toBeVisible();
  },
};
