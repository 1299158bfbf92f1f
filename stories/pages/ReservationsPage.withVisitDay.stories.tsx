import type { StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, within } from 'storybook/test';
import { onlyBooked } from '../support/fixtures/reservationFixtures';
import { reservationList } from '../support/handlers/reservationHandlers';
import base from './ReservationsPage.stories';

// The docs page is the first file's.
const meta = { ...base, id: 'pages-reservations', title: '画面/予約履歴', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

/** The patient's booking of 3 July, 10:15, seen at another time. */
const at = (time: string): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => {
    MockDate.set(time);
    msw.use(reservationList.answers(onlyBooked));
  },
});

export const Over: Story = {
  name: '診察の時間を過ぎた',
  ...at('2026-07-03T10:30:00+09:00'),
  play: async ({ canvas }) => {
    const step = within(await canvas.findByRole('region', { name: 'つぎにすること' }));
    await expect(await step.findByText('診察の時間を過ぎました')).toBeVisible();
    await expect(canvas.queryByText('いま診察室に入れます')).not.toBeInTheDocument();
  },
};

export const Unfinished: Story = {
  name: '次の日（受診の確認中）',
  ...at('2026-07-04T09:00:00+09:00'),
  play: async ({ canvas }) => {
    // A host may still list it as current.
    const past = within(await canvas.findByRole('region', { name: '過去のご予約' }));
    await expect(past.getByText('受診の確認中')).toBeVisible();
    await expect(canvas.getByText('現在のご予約はありません')).toBeVisible();
  },
};
