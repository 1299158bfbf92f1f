import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TODAY } from '../../.storybook/clock';
import { heldBack } from '../support/bookingSteps';
import { slots } from '../support/handlers/bookingHandlers';
import base from './SlotPickerPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-slot-picker', title: '画面/日時の選択', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

let otherDays = heldBack<void>();

export const NextDayFound: Story = {
  name: '次に空いている日を探している間も、ボタンの場所は変わらない',
  beforeEach: ({ msw }) => {
    otherDays = heldBack<void>();
    msw.use(slots.fullThenLate(TODAY, otherDays.answer));
  },
  play: async ({ canvas }) => {
    const status = await canvas.findByText('本日ご予約いただける時間はありません');
    await expect(canvas.getByRole('button', { name: '予約枠を読み込んでいます' })).toBeVisible();
    const { top } = status.getBoundingClientRect();
    otherDays.arrive();
    await expect(await canvas.findByRole('button', { name: '次に空いている日（7月4日）を見る' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '予約枠を読み込んでいます' })).not.toBeInTheDocument();
    await expect(status.getBoundingClientRect().top).toBe(top);
  },
};
