import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { NOW, TODAY } from '../../../.storybook/clock';
import { forcedColours } from '../../../.storybook/modes';
import { SlotGrid } from '../../../src/components/booking/SlotGrid/SlotGrid';
import { SHIFT_MINUTES, type VisitKind } from '../../../src/domain/booking/block';
import { BAND_HOURS, type Band, buildDay } from '../../../src/domain/booking/day';
import { HOUR_MS, MINUTE_MS, startOfJstDate } from '../../../src/domain/calendar/jst';

interface OpenHours {
  hours: readonly number[];
  doctors: readonly number[];
}

/** Returns today's bands that begin at `hours`. Only the doctors and hours in `openings` have free shifts. */
function bandsOf(openings: readonly OpenHours[], hours: readonly number[], kind: VisitKind = 'initial'): Band[] {
  const midnight = startOfJstDate(TODAY);
  const shifts = openings.flatMap((opening) =>
    opening.doctors.flatMap((doctor) =>
      opening.hours.flatMap((hour) =>
        Array.from({ length: 60 / SHIFT_MINUTES }, (_, step) => ({
          id: doctor * 10_000 + hour * 100 + step,
          start_time: midnight + hour * HOUR_MS + step * SHIFT_MINUTES * MINUTE_MS,
          admin_user_id: doctor,
          digest: null,
        })),
      ),
    ),
  );
  const { bands } = buildDay(shifts, { date: TODAY, now: NOW, kind, subjectId: 1 });
  return bands.filter(({ hour }) => hours.includes(hour));
}

const meta = {
  id: 'components-slot-grid',
  title: '部品/予約/予約枠の一覧',
  component: SlotGrid,
  parameters: { layout: 'padded' },
  args: {
    bands: bandsOf(
      [
        { hours: [10, 12], doctors: [1] },
        { hours: [12], doctors: [2] },
      ],
      [10, 11, 12],
    ),
    doctorNames: { 1: '佐藤', 2: '高橋' },
    chosenId: null,
    onChoose: fn(),
  },
  render: function Grid(args) {
    const [chosenId, setChosenId] = useState(args.chosenId);
    return (
      <SlotGrid
        {...args}
        chosenId={chosenId}
        onChoose={(block) => {
          args.onChoose(block);
          setChosenId(block.id);
        }}
      />
    );
  },
} satisfies Meta<typeof SlotGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '医師の指定なし',
  play: async ({ canvas, args, userEvent }) => {
    const tenOClock = within(canvas.getByRole('group', { name: '10:00〜' }));
    await expect(tenOClock.getAllByRole('button')).toHaveLength(4);
    await expect(within(canvas.getByRole('group', { name: '11:00〜' })).getByText('休憩中')).toBeVisible();
    await expect(canvas.getByRole('group', { name: '12:00〜' })).toHaveAttribute('id', 'band-12');
    const slot = tenOClock.getByRole('button', { name: '10:15〜10:30 佐藤医師' });
    await expect(slot).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(slot);
    await expect(slot).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ start_time: Date.parse(`${TODAY}T10:15:00+09:00`), admin_user_id: 1 }),
    );
  },
};

export const OneDoctor: Story = {
  name: '医師を1人指定している',
  args: { doctorNames: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '10:00〜10:15' })).toBeVisible();
  },
};

// §choice-marked
export const Chosen: Story = {
  name: '選択中の枠がある',
  parameters: { chromatic: { modes: forcedColours } },
  args: { chosenId: 11_003 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: '10:15〜10:30 佐藤医師', pressed: true })).toBeVisible();
  },
};

// §change-present-marked
export const Changing: Story = {
  name: 'いまの予約の枠に「いまのご予約」と書く',
  args: {
    visitToMove: { start_time: Date.parse(`${TODAY}T10:15:00+09:00`), kind: 'initial', doctorId: 1 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '10:00〜' })).toHaveTextContent('10:15〜10:30 いまのご予約');
    await expect(canvas.queryByRole('button', { name: '10:15〜10:30 佐藤医師' })).not.toBeInTheDocument();
  },
};

export const Repeat: Story = {
  name: '再診の枠',
  args: { bands: bandsOf([{ hours: [10], doctors: [1] }], [10], 'repeat') },
};

// §band-full
export const NoSlots: Story = {
  name: '枠のない時間帯',
  args: {
    bands: [
      { hour: 20, label: '20:00〜', state: 'over', blocks: [] },
      { hour: 21, label: '21:00〜', state: 'full', blocks: [] },
      { hour: 22, label: '22:00〜', state: 'noDoctor', blocks: [] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '20:00〜' })).toHaveTextContent('受付終了');
    await expect(canvas.getByRole('group', { name: '21:00〜' })).toHaveTextContent('満員');
    await expect(canvas.getByRole('group', { name: '22:00〜' })).toHaveTextContent('休憩中');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const ManyDoctors: Story = {
  name: '7人の医師の枠',
  args: {
    bands: bandsOf([{ hours: BAND_HOURS, doctors: [1, 2, 3, 4, 5, 6, 7] }], BAND_HOURS),
    doctorNames: { 1: '佐藤', 2: '高橋', 3: '中村', 4: '渡辺', 5: '小林', 6: '山本', 7: '加藤' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('button')).toHaveLength(14 * 28);
  },
};

export const LongText: Story = {
  name: '長い名前',
  args: { doctorNames: { 1: '勅使河原アレクサンドリーナ', 2: '高橋' } },
};
