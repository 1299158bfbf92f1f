import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { TODAY } from '../../.storybook/clock';
import { pageModes } from '../../.storybook/modes';
import { countCallsInFlight } from '../../.storybook/calls';
import { SlotPickerPage } from '../../src/pages/SlotPickerPage/SlotPickerPage';
import { bookedLater, noReservations, onlyBooked } from '../support/fixtures/reservationFixtures';
import { blockQuery } from '../support/fixtures/timetableFixtures';
import { callsAroundBooking, doctorList, shiftDays, slots } from '../support/handlers/bookingHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp, inAppWithout } from '../support/inApp';
import { receivesTapAfter } from '../support/newScreen';
import { pageStates } from '../support/pageStates';

const meta = {
  id: 'pages-slot-picker',
  title: '画面/日時の選択',
  component: SlotPickerPage,
  beforeEach: ({ msw }) => msw.use(...callsAroundBooking(), reservationList.answers(noReservations)),
  ...inApp('/reserve/hypertension/1'),
} satisfies Meta<typeof SlotPickerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '標準',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: '10:00〜10:15 佐藤医師' });
    await expect(first.getBoundingClientRect().top).toBeLessThan(420);
    await expect(await canvas.findByRole('radio', { name: '7月3日 金曜日 空きあり' })).toBeChecked();
    await expect(within(canvas.getByRole('group', { name: '13:00〜' })).getByText('休憩中')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '最短で予約する（7月3日 10:00〜）' })).toBeVisible();
  },
};

export const RepeatVisit: Story = {
  name: '再診では、10分の枠を示す',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(slots.open('repeat')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '10:00〜10:10 佐藤医師' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '10:00〜10:15 佐藤医師' })).not.toBeInTheDocument();
  },
};

// §doctor-any
export const ChoosesDoctor: Story = {
  name: '医師を選ぶと、その医師の枠だけを示す',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: '10:00〜10:15 佐藤医師' });
    await userEvent.selectOptions(canvas.getByLabelText('医師'), '高橋医師');
    await expect(await canvas.findByRole('button', { name: '14:00〜14:15' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /佐藤医師/ })).not.toBeInTheDocument();
  },
};

export const MovesToNextWeek: Story = {
  name: '「次の週」を押すと、次の7日が並ぶ',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: '10:00〜10:15 佐藤医師' });
    await userEvent.click(canvas.getByRole('button', { name: '次の週' }));
    await expect(await canvas.findByRole('radio', { name: '7月10日 金曜日 空きあり' })).toBeChecked();
    await expect(await canvas.findByRole('button', { name: '最短で予約する（7月10日 10:00〜）' })).toBeVisible();
  },
};

// §timetable-four-weeks
export const LastWeek: Story = {
  name: '予約を受け付けている最後の週',
  tags: ['!review', 'regression'],
  ...inApp('/reserve/hypertension/1?date=2026-07-30'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '7月30日 木曜日 空きあり' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: '次の週' })).toBeDisabled();
    await expect(await canvas.findByRole('button', { name: '最短で予約する（7月24日 10:00〜）' })).toBeVisible();
  },
};

// §choice-marked
export const ChoosesSlot: Story = {
  name: '枠を選ぶと、予約内容の確認へ進む',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '10:15〜10:30 佐藤医師' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible();
    await expect(await canvas.findByText('7月3日（金）10:15〜（15分）')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '前の画面へ戻る' }));
    await expect(await canvas.findByText('選択中：7月3日（金）10:15')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '10:15〜10:30 佐藤医師' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '7月3日（金）10:15で進む（佐藤医師）' }));
    await expect(await canvas.findByText('7月3日（金）10:15〜（15分）')).toBeVisible();
  },
};

// §choice-marked
export const Chosen: Story = {
  name: '選んだ枠があれば、その枠と最短の枠のボタンを示す',
  ...inApp('/reserve/hypertension/1?date=2026-07-05&block=1012'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '7月5日（日）11:00で進む（佐藤医師）' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '最短は7月3日 10:00〜' })).toBeVisible();
    await expect(canvas.getByText('選択中：7月5日（日）11:00')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^最短で予約する/ })).not.toBeInTheDocument();
  },
};

export const ChosenWithoutDoctorNames: Story = {
  name: '医師の名前を読み込めなければ、ボタンに時刻だけを示す',
  tags: ['!review', 'regression'],
  ...inApp('/reserve/hypertension/1?block=1000'),
  beforeEach: ({ msw }) => msw.use(doctorList.fails(500)),
  play: async ({ canvas }) => {
    // The chosen block is also the earliest block, so there is no second button.
    await expect(await canvas.findByRole('button', { name: '7月3日（金）10:00で進む' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^最短/ })).not.toBeInTheDocument();
  },
};

// §earliest-of-strip
export const EarliestIsAnotherDay: Story = {
  name: '最短の枠が別の日にあっても、選んでいる日は変わらない',
  tags: ['!review', 'regression'],
  ...inApp('/reserve/hypertension/1?date=2026-07-06'),
  beforeEach: ({ msw }) => msw.use(slots.full(TODAY), shiftDays.open({ [TODAY]: 0 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '最短で予約する（7月4日 10:00〜）' }));
    await expect(await canvas.findByText('7月4日（土）10:00〜（15分）')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '前の画面へ戻る' }));
    await expect(await canvas.findByRole('radio', { name: /^7月6日 月曜日/ })).toBeChecked();
  },
};

// §change-present-marked
export const CurrentBlockMarked: Story = {
  name: '日時の変更では、いまの予約の枠に印をつける',
  tags: ['!review', 'regression'],
  ...inApp('/reserve/hypertension/1?change=1'),
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked)),
  play: async ({ canvas }) => {
    const tenOClock = within(await canvas.findByRole('group', { name: '10:00〜' }));
    await expect(await tenOClock.findByText('いまのご予約')).toBeVisible();
    await expect(tenOClock.queryByRole('button', { name: '10:15〜10:30 佐藤医師' })).not.toBeInTheDocument();
    await expect(tenOClock.getByRole('button', { name: '10:15〜10:30 高橋医師' })).toBeVisible();
  },
};

export const Changing: Story = {
  name: '予約の日時を変更する',
  parameters: { chromatic: { modes: pageModes } },
  ...inApp('/reserve/hypertension/1?change=1'),
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('7月3日（金）10:15のご予約を変更します')).toBeVisible();
    await canvas.findByRole('option', { name: '高橋医師' });
    await userEvent.selectOptions(canvas.getByLabelText('医師'), '高橋医師');
    await userEvent.click(await canvas.findByRole('button', { name: '14:00〜14:15' }));
    await expect(await canvas.findByRole('button', { name: 'この日時に変更する（7月3日 14:00〜）' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '前の画面へ戻る' }));
    await expect(await canvas.findByText('7月3日（金）10:15のご予約を変更します')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '14:00への変更に進む（高橋医師）' })).toBeVisible();
  },
};

// §earliest-button
export const EarliestWhileChanging: Story = {
  ...CurrentBlockMarked,
  name: '日時の変更で最短の枠のボタンを押すと、変更の確認へ進む',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '最短の日時に変更する（7月3日 10:00〜）' }));
    await expect(await canvas.findByRole('button', { name: 'この日時に変更する（7月3日 10:00〜）' })).toBeVisible();
  },
};

export const NothingToChangeThenNew: Story = {
  name: '変更できる予約がなければ、新しい予約の手続きへ進む',
  tags: ['!review', 'regression'],
  ...inApp('/reserve/hypertension/1?change=abc'),
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('変更できるご予約が見つかりませんでした')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '10:15〜10:30 佐藤医師' }));
    await expect(await canvas.findByRole('button', { name: '同意して進む' })).toBeVisible();
  },
};

// §next-day-with-room
export const FullyBookedToday: Story = {
  name: '本日の枠に空きがない',
  beforeEach: ({ msw }) => msw.use(slots.full(TODAY)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本日ご予約いただける時間はありません')).toBeVisible();
    await expect(canvas.getByText('別の日をお選びください。')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '次に空いている日（7月4日）を見る' })).toBeVisible();
  },
};

const states = pageStates({
  list: slots,
  answer: slots.open(),
  content: (canvas) => canvas.queryByRole('button', { name: '10:00〜10:15 佐藤医師' }),
  failure: '予約枠の取得に失敗しました',
});

export const Empty: Story = {
  name: 'どの日にも予約枠がない',
  ...states.empty(slots.empty(), '本日ご予約いただける時間はありません', async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: /次に空|読み込んで/ })).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: '次の週を見る' }));
    await expect(await canvas.findByRole('radio', { name: /^7月10日/ })).toBeChecked();
  }),
  beforeEach: ({ msw }) => msw.use(slots.empty(), shiftDays.fails(404)),
};

export const Loading: Story = {
  name: '読み込み中',
  beforeEach: ({ msw }) => msw.use(slots.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '最短の時間を確認しています' })).toBeVisible();
  },
};

// §failures-never-silent
export const Failed: Story = { name: '予約枠を読み込めない', ...states.failed };

export const FailedThenRead: Story = {
  name: '読み込みに失敗したあと、もう一度読み込む',
  tags: ['!review', 'regression'],
  ...states.failedThenRead,
};

// §doctor-any
export const DoctorListFailed: Story = {
  name: '医師の一覧だけを読み込めない',
  beforeEach: ({ msw }) => msw.use(doctorList.fails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/医師の一覧を読み込めませんでした/)).toBeVisible();
    // Without the doctors' names, one button stands for the blocks of both doctors at 10:00.
    await expect(await canvas.findAllByRole('button', { name: '10:00〜10:15' })).toHaveLength(1);
  },
};

export const UnknownSubject: Story = {
  name: 'URLの診療科目が存在しない',
  ...inApp('/reserve/anything/9'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/この診療科目は見つかりませんでした/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '診療科目を選ぶ' })).toHaveAttribute('href', '/reserve');
  },
};

// §choice-in-url
export const UnknownDoctorAndDate: Story = {
  name: 'URLの医師と日付が存在しない',
  tags: ['!review', 'regression'],
  ...inApp('/reserve/hypertension/1?doctor=99&date=2026-02-30'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/お選びの医師はこの診療科目を担当していません/)).toBeVisible();
    await expect(canvas.getByText(/指定された日付は表示できない/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '10:00〜10:15 佐藤医師' })).toBeVisible();
  },
};

// §duplicate-told-early
export const AlreadyBooked: Story = {
  name: 'すでに予約がある',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(reservationList.answers(bookedLater)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('7月5日（日）10:15のご予約があります')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: '日時を変更する' }));
    await expect(await canvas.findByText('7月5日（日）10:15のご予約を変更します')).toBeVisible();
    await expect(canvas.queryByText('7月5日（日）10:15のご予約があります')).not.toBeInTheDocument();
    await expect(await canvas.findByDisplayValue('佐藤医師')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^7月4日/ }));
    await expect(await canvas.findByText('7月5日（日）10:15のご予約を変更します')).toBeVisible();
  },
};

// §duplicate-told-early
export const AlreadyBookedAtConfirm: Story = {
  name: '予約内容の確認を開いたとき、すでに予約がある',
  tags: ['!review', 'regression'],
  ...inApp(`/reserve/confirm/1?${blockQuery}`),
  beforeEach: ({ msw }) => msw.use(reservationList.answers(bookedLater)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7月5日（日）10:15のご予約があります')).toBeVisible();
    await expect(canvas.getAllByRole('checkbox', { checked: false })).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: '予約をキャンセルする' })).toBeVisible();
  },
};

// §next-day-with-room
export const NextDayFromVacancies: Story = {
  name: '日ごとの空きをもとに、次に空いている日を案内する',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(slots.full(TODAY), shiftDays.open({ [TODAY]: 0, '2026-07-04': 0 })),
  play: async ({ canvas, userEvent }) => {
    const nextDayButton = await canvas.findByRole('button', { name: '次に空いている日（7月5日）を見る' });
    await expect(canvas.getByRole('radio', { name: '7月4日 土曜日 空きなし' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: '10:00〜' })).not.toBeInTheDocument();
    await userEvent.click(nextDayButton);
    await expect(await canvas.findByRole('button', { name: '最短で予約する（7月5日 10:00〜）' })).toBeVisible();
  },
};

export const VacanciesUnknown: Story = {
  name: '日ごとの空きが不明なとき、日付と曜日だけを示す',
  tags: ['!review', 'regression'],
  ...inAppWithout(['shift_days'], '/reserve/hypertension/1'),
  play: async ({ canvas }) => {
    // Waits until all calls have ended, because a late reply could add vacancies after the check.
    await canvas.findByRole('button', { name: '20:45〜21:00 佐藤医師' });
    await waitFor(() => expect(countCallsInFlight()).toBe(0));
    await expect(canvas.getByRole('radio', { name: '7月3日 金曜日' })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: /空き/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '最短で予約する（7月3日 10:00〜）' })).toBeVisible();
  },
};

export const LargerText: Story = {
  name: '「文字を大きく」でも、最初の枠はスクロールせずに見える',
  tags: ['!review', 'regression'],
  beforeEach: () => localStorage.setItem('clinic:easy-mode', 'true'),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: '10:00〜10:15 佐藤医師' });
    await expect(document.documentElement).toHaveAttribute('data-easy');
    await waitFor(() => expect(receivesTapAfter(first, 500)).toBe(true));
  },
};

// §chosen-day-in-sight
export const Scrolled: Story = {
  name: 'スクロールしても、日と医師の帯が上部に残る',
  tags: ['!review', 'regression'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '20:00〜20:15 佐藤医師' })).toBeInTheDocument();
    canvas.getByRole('group', { name: '14:00〜' }).scrollIntoView({ block: 'start' });
    await expect(await canvas.findByRole('button', { name: '7月3日（金） 指定なし 変える' })).toBeVisible();
  },
};

export const ScrolledLargeText: Story = {
  name: '文字が200%でも、日と医師の帯は見出しの下に残る',
  tags: ['!review', 'regression'],
  globals: { textSize: 200 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '20:00〜20:15 佐藤医師' })).toBeInTheDocument();
    // Waits for the text size, because Storybook sets it after the story has rendered.
    await waitFor(() => expect(getComputedStyle(document.documentElement).fontSize).toBe('32px'));
    canvas.getByRole('group', { name: '14:00〜' }).scrollIntoView({ block: 'start' });
    const dayBar = await canvas.findByRole('button', { name: '7月3日（金） 指定なし 変える' });
    const header = canvas.getByRole('banner').getBoundingClientRect();
    await waitFor(() => expect(Math.abs(dayBar.getBoundingClientRect().top - header.bottom)).toBeLessThanOrEqual(1));
  },
};

export const ScrolledThenUp: Story = {
  ...Scrolled,
  name: '日と医師の帯を押すと、画面の先頭に戻る',
  tags: ['!review', 'regression'],
  play: async (context) => {
    await Scrolled.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: /変える/ }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole('heading', { level: 1, name: '日時の選択' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /変える/ })).not.toBeInTheDocument());
  },
};
