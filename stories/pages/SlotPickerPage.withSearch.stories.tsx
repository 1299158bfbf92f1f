import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TODAY } from '../../.storybook/clock';
import { inFlight } from '../../.storybook/worker';
import { heldBack } from '../support/bookingSteps';
import { day, doctors } from '../support/fixtures/timetableFixtures';
import { doctorList, shiftDays, slots } from '../support/handlers/bookingHandlers';
import { inAppWithout } from '../support/inApp';
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

export const NextDayFromMarks: Story = {
  name: '次に空いている日は、日付の空きぐあいからわかる',
  beforeEach: ({ msw }) =>
    msw.use(
      // The day after is never read, so only the marks can tell.
      slots.fullThenLate(TODAY, heldBack<void>().answer),
      shiftDays.open({ [TODAY]: 0, '2026-07-04': 0 }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '次に空いている日（7月5日）を見る' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '7月4日 土曜日 空きなし' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: '10:00〜' })).not.toBeInTheDocument();
  },
};

export const NoMarks: Story = {
  name: '空きぐあいを答えないクリニック',
  beforeEach: ({ msw }) => msw.use(shiftDays.fails(404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '10:00〜10:15 佐藤医師' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '7月3日 金曜日' })).toBeChecked();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const MarksNotAnnounced: Story = {
  name: '空きぐあいを知らせるとは言っていないクリニック',
  ...inAppWithout(['shift_days'], '/reserve/hypertension/1'),
  play: async ({ canvas }) => {
    // The rest of the day comes after the first times, as the marks would.
    await canvas.findByRole('button', { name: '20:45〜21:00 佐藤医師' });
    await waitFor(() => expect(inFlight()).toBe(0));
    await expect(canvas.getByRole('radio', { name: '7月3日 金曜日' })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: /空き/ })).not.toBeInTheDocument();
  },
};

export const SomeUnreadable: Story = {
  name: '枠と医師のうち、2件を表示できない',
  beforeEach: ({ msw }) => {
    const { shifts, flag } = day();
    msw.use(slots.answers({ shifts: [{ id: 'x' }, ...shifts], flag }), doctorList.answers([{ id: 'x' }, ...doctors]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '10:00〜10:15 佐藤医師' })).toBeVisible();
    const told = await canvas.findByText('2件を表示できません');
    const last = await canvas.findByRole('button', { name: '20:45〜21:00 佐藤医師' });
    await expect(last.compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const Scrolled: Story = {
  name: '下へ見ていくと、日と医師が残り、最短のボタンは控えめになる',
  play: async ({ canvas }) => {
    const earliest = await canvas.findByRole('button', { name: '最短で予約する（7月3日 10:00〜）' });
    await expect(await canvas.findByRole('button', { name: '20:00〜20:15 佐藤医師' })).toBeInTheDocument();
    await expect(earliest).not.toHaveAttribute('data-variant', 'outline');
    canvas.getByRole('group', { name: '14:00〜' }).scrollIntoView({ block: 'start' });
    await expect(await canvas.findByRole('button', { name: '7月3日（金） 指定なし 変える' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '14:00〜', pressed: true })).toBeVisible();
    await waitFor(() => expect(earliest).toHaveAttribute('data-variant', 'outline'));
  },
};

export const ScrolledLargeText: Story = {
  name: '文字200%でも、帯は見出しのすぐ下に残る',
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '20:00〜20:15 佐藤医師' })).toBeInTheDocument();
    // The text size comes a moment after the story.
    await waitFor(() => expect(getComputedStyle(document.documentElement).fontSize).toBe('32px'));
    canvas.getByRole('group', { name: '14:00〜' }).scrollIntoView({ block: 'start' });
    const choice = await canvas.findByRole('button', { name: '7月3日（金） 指定なし 変える' });
    const header = canvas.getByRole('banner').getBoundingClientRect();
    await waitFor(() => expect(Math.abs(choice.getBoundingClientRect().top - header.bottom)).toBeLessThanOrEqual(1));
  },
};

export const ScrolledThenUp: Story = {
  ...Scrolled,
  name: '帯を押すと、日付と医師のある上へ戻る',
  play: async (context) => {
    await Scrolled.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: /変える/ }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole('heading', { level: 1, name: '日時の選択' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /変える/ })).not.toBeInTheDocument());
    const earliest = canvas.getByRole('button', { name: /^最短で予約する/ });
    await waitFor(() => expect(earliest).not.toHaveAttribute('data-variant', 'outline'));
  },
};
