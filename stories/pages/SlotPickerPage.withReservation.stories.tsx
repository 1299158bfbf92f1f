import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bookedLater, onlyBooked } from '../support/fixtures/reservationFixtures';
import { blockQuery } from '../support/fixtures/timetableFixtures';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';
import base from './SlotPickerPage.stories';

// The docs page is the first file's.
const meta = { ...base, id: 'pages-slot-picker', title: '画面/日時の選択', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const AlreadyBooked: Story = {
  name: 'すでに予約がある',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(bookedLater)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('7月5日（日）10:15のご予約があります')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '日時を変更する' }));
    await expect(await canvas.findByText('7月5日（日）10:15のご予約を変更します')).toBeVisible();
    await expect(canvas.queryByText('7月5日（日）10:15のご予約があります')).not.toBeInTheDocument();
  },
};

export const AlreadyBookedAtConfirm: Story = {
  name: 'すでに予約がある（予約内容の確認）',
  ...inApp(`/reserve/confirm/1?${blockQuery}`),
  beforeEach: ({ msw }) => msw.use(reservationList.answers(bookedLater)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7月5日（日）10:15のご予約があります')).toBeVisible();
    await expect(canvas.getAllByRole('checkbox', { checked: false })).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: '予約をキャンセルする' })).toBeVisible();
  },
};

export const ChangeBeginsWithDoctor: Story = {
  name: '日時の変更は、いまの担当医から始まる',
  ...inApp('/mypage/reservation?more=open'),
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '日時を変更する' }));
    await expect(await canvas.findByDisplayValue('佐藤医師')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('医師'), '指定なし');
    await expect(await canvas.findByRole('button', { name: '10:15〜10:30 高橋医師' })).toBeVisible();
  },
};
