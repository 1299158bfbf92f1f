import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { NOW, TODAY } from '../../../.storybook/clock';
import { forcedColours } from '../../../.storybook/modes';
import { DayStrip } from '../../../src/components/booking/DayStrip/DayStrip';
import { dayStrip } from '../../../src/domain/booking/dayStrip';
import { DAY_MS } from '../../../src/domain/calendar/jst';
import { tabThrough } from '../../support/keyboard';

const meta = {
  id: 'components-day-strip',
  title: '部品/予約/日付の列',
  component: DayStrip,
  parameters: { layout: 'padded' },
  args: { days: dayStrip(TODAY, 0, NOW), selected: TODAY, onSelect: fn(), onNextWeek: fn() },
  render: function Strip(args) {
    const [selected, setSelected] = useState(args.selected);
    const select = (date: string) => {
      args.onSelect(date);
      setSelected(date);
    };
    return <DayStrip {...args} selected={selected} onSelect={select} />;
  },
} satisfies Meta<typeof DayStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '最初の週',
  parameters: { chromatic: { modes: forcedColours } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '2026年7月' })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: '日付' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '7月3日 金曜日' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: '前の週' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: '7月6日 月曜日' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '7月6日 月曜日' }));
    await expect(canvas.getByRole('radio', { name: '7月6日 月曜日' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '7月3日 金曜日' })).not.toBeChecked();
    await expect(args.onSelect).toHaveBeenCalledWith('2026-07-06');
    await userEvent.click(canvas.getByRole('button', { name: '次の週' }));
    await expect(args.onNextWeek).toHaveBeenCalledOnce();
  },
};

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げで操作できる',
  tags: ['!review', 'regression'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '2026年7月' })).toHaveAttribute('aria-live', 'polite');
    await tabThrough(userEvent, canvas.getByRole('radio', { name: '7月3日 金曜日' }));
    await userEvent.keyboard('{ArrowRight}');
    const saturday = canvas.getByRole('radio', { name: '7月4日 土曜日' });
    await expect(saturday).toBeChecked();
    await expect(saturday).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: '7月9日 木曜日' })).toBeChecked();
    await tabThrough(userEvent, canvas.getByRole('button', { name: '次の週' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onNextWeek).toHaveBeenCalledOnce();
  },
};

// §day-marks
export const Marks: Story = {
  name: '空き状況のしるし',
  parameters: { chromatic: { modes: forcedColours } },
  args: {
    marks: { '2026-07-03': 'plenty', '2026-07-04': 'few', '2026-07-05': 'none', '2026-07-06': 'plenty' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '7月3日 金曜日 空きあり' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '7月4日 土曜日 残りわずか' })).toBeVisible();
    // A patient can select a day without free blocks. The screen of that day links to the next free day.
    await expect(canvas.getByRole('radio', { name: '7月5日 日曜日 空きなし' })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: '7月7日 火曜日' })).toBeVisible();
  },
};

export const FullyBookedWeek: Story = {
  name: '空きのない週',
  args: { marks: Object.fromEntries(dayStrip(TODAY, 0, NOW).map(({ date }) => [date, 'none' as const])) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio', { name: /空きなし$/ })).toHaveLength(7);
  },
};

export const MarksInLargeText: Story = {
  ...Marks,
  name: '文字200%では、日付が2段に並ぶ',
  globals: { textSize: 200 },
  play: async (context) => {
    await Marks.play?.(context);
    await waitFor(() => {
      const [first, , , fourth, fifth] = context.canvas.getAllByRole('radio').map((day) => day.getBoundingClientRect());
      void expect(fourth?.top).toBe(first?.top);
      void expect(fifth?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0);
      void expect(fifth?.left).toBe(first?.left);
    });
  },
};

// §strip-holidays
export const Holiday: Story = {
  name: '祝日のある週',
  args: { days: dayStrip(TODAY, 2, NOW), selected: '2026-07-20', onPreviousWeek: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '7月20日 月曜日 海の日' })).toBeChecked();
    await expect(canvas.getByText('7月20日 海の日')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '前の週' }));
    await expect(args.onPreviousWeek).toHaveBeenCalledOnce();
  },
};

export const TwoMonths: Story = {
  name: '2つの月にまたがる週',
  args: { days: dayStrip(TODAY, 4, NOW), selected: '2026-07-31', onPreviousWeek: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '2026年7月〜8月' })).toBeVisible();
  },
};

export const TwoYears: Story = {
  name: '2つの年にまたがる週',
  args: { days: dayStrip('2026-12-28', 0, NOW), selected: '2026-12-28', onPreviousWeek: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '2026年12月〜2027年1月' })).toBeVisible();
  },
};

// §strip-past-midnight
export const AfterMidnight: Story = {
  name: '日付が変わると、過ぎた日は選べなくなる',
  args: { days: dayStrip(TODAY, 0, NOW + DAY_MS), selected: '2026-07-04' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '7月3日 金曜日' })).toBeDisabled();
    canvas.getByRole('radio', { name: '7月3日 金曜日' }).click();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await tabThrough(userEvent, canvas.getByRole('radio', { name: '7月4日 土曜日' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onSelect).toHaveBeenCalledWith('2026-07-09');
  },
};

export const LongText: Story = {
  ...Holiday,
  name: '祝日が続く週',
  args: { days: dayStrip('2027-04-29', 0, NOW), selected: '2027-05-03', onPreviousWeek: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '5月5日 水曜日 こどもの日' })).toBeVisible();
    await expect(canvas.getByText('5月4日 みどりの日')).toBeVisible();
  },
};
