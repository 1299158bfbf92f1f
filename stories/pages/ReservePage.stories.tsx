import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import { ReservePage } from '../../src/pages/ReservePage/ReservePage';
import { bookingGoesWell } from '../support/handlers/bookingHandlers';
import { inApp } from '../support/inApp';

const meta = {
  id: 'pages-reserve',
  title: '画面/診療科目の選択',
  parameters: { chromatic: { modes: pageModes } },
  component: ReservePage,
  beforeEach: ({ msw }) => msw.use(...bookingGoesWell()),
  ...inApp('/reserve'),
} satisfies Meta<typeof ReservePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '診療科目【保険適用】' })).toBeVisible();
    await expect(canvas.getByText('保険適用・当日予約可能')).toBeVisible();
  },
};

export const LeadsToSlots: Story = {
  name: '診療科目を選ぶと日時の選択へ進む',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '糖尿病' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '日時の選択' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: '糖尿病' })).toBeVisible();
  },
};
