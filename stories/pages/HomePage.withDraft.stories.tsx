import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NOW } from '../../.storybook/clock';
import { onlyBooked, received } from '../support/fixtures/reservationFixtures';
import { plenty } from '../support/fixtures/medicineFixtures';
import { blockQuery } from '../support/fixtures/timetableFixtures';
import { agreed } from '../support/bookingSteps';
import { bookingGoesWell } from '../support/handlers/bookingHandlers';
import { medicineList } from '../support/handlers/medicineHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import base from './HomePage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-home', title: '画面/ホーム', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const ADDRESS = `/reserve/diagnose/1003?${blockQuery}`;
const keepDraft = (address = ADDRESS) => {
  const draft = { savedAt: NOW, values: { 1: ['11'] }, seen: [], address };
  localStorage.setItem('clinic:draft:nobody:1:initial', JSON.stringify(draft));
};
const UNFINISHED = /^入力途中の予約があります/;

export const Unfinished: Story = {
  name: '入力途中の予約へ戻る',
  beforeEach: ({ msw }) => {
    agreed();
    keepDraft();
    msw.use(...bookingGoesWell(), reservationList.answers(received), medicineList.answers(plenty));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: UNFINISHED }));
    await expect(await canvas.findByText('入力途中の内容を復元しました')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'はい、飲んでいます' })).toBeChecked();
  },
};

export const UnfinishedTooLate: Story = {
  name: '入力途中の予約の日時を過ぎたら、日時の選択から',
  beforeEach: () => keepDraft(ADDRESS.replace(/start_time=[^&]*/, 'start_time=2026-07-02T10%3A15%3A00%2B09%3A00')),
  play: async ({ canvas }) => {
    const unfinished = await canvas.findByRole('link', { name: UNFINISHED });
    await expect(unfinished).toHaveTextContent('高血圧・日時は選び直しになります');
    await expect(unfinished).toHaveAttribute('href', '/reserve/hypertension/1');
  },
};

export const UnfinishedWhileHeld: Story = {
  name: 'ご予約がある間は、入力途中の予約を出さない',
  beforeEach: ({ msw }) => {
    keepDraft();
    msw.use(reservationList.answers(onlyBooked));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '今日10:15から診療です' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: '診療科目' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: UNFINISHED })).not.toBeInTheDocument();
  },
};
