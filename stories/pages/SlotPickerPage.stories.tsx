import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SlotPickerPage } from '../../src/pages/SlotPickerPage/SlotPickerPage';
import { TODAY } from '../../.storybook/clock';
import { pageModes } from '../../.storybook/modes';
import { none, onlyBooked } from '../support/fixtures/reservationFixtures';
import { bookingGoesWell, doctorList, shiftDays, slots } from '../support/handlers/bookingHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';
import { pageStates } from '../support/pageStates';

const meta = {
  id: 'pages-slot-picker',
  title: '画面/日時の選択',
  parameters: { chromatic: { modes: pageModes } },
  component: SlotPickerPage,
  beforeEach: ({ msw }) => msw.use(...bookingGoesWell(), reservationList.answers(none)),
  ...inApp('/reserve/hypertension/1'),
} satisfies Meta<typeof SlotPickerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '10:00〜10:15 佐藤医師' })).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: '7月3日 金曜日 空きあり' })).toBeChecked();
    await expect(within(canvas.getByRole('group', { name: '13:00〜' })).getByText('休憩中')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '最短で予約する（7月3日 10:00〜）' })).toBeVisible();
  },
};

export const RepeatVisit: Story = {
  name: '再診は10分ずつ',
  beforeEach: ({ msw }) => msw.use(slots.open('repeat')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '10:00〜10:10 佐藤医師' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '10:00〜10:15 佐藤医師' })).not.toBeInTheDocument();
  },
};

export const ChoosesDoctor: Story = {
  name: '医師を選ぶ',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: '10:00〜10:15 佐藤医師' });
    await userEvent.selectOptions(canvas.getByLabelText('医師'), '高橋医師');
    await expect(await canvas.findByRole('button', { name: '14:00〜14:15' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /佐藤医師/ })).not.toBeInTheDocument();
  },
};

export const MovesToNextWeek: Story = {
  name: '次の週へ進む',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: '10:00〜10:15 佐藤医師' });
    await userEvent.click(canvas.getByRole('button', { name: '次の週' }));
    await expect(await canvas.findByRole('radio', { name: '7月10日 金曜日 空きあり' })).toBeChecked();
    await expect(await canvas.findByRole('button', { name: '最短で予約する（7月10日 10:00〜）' })).toBeVisible();
  },
};

export const LastWeek: Story = {
  name: '予約を受け付けている最後の週',
  ...inApp('/reserve/hypertension/1?date=2026-07-30'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '7月30日 木曜日 空きあり' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: '次の週' })).toBeDisabled();
    await expect(await canvas.findByRole('button', { name: '最短で予約する（7月30日 10:00〜）' })).toBeVisible();
  },
};

export const ChoosesSlot: Story = {
  name: '時間を選ぶと確認へ進む',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '10:15〜10:30 佐藤医師' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible();
    await expect(await canvas.findByText('7月3日（金）10:15〜（15分）')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '前の画面へ戻る' }));
    await expect(await canvas.findByText('選択中：7月3日（金）10:15')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '10:15〜10:30 佐藤医師' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Changing: Story = {
  name: '日時の変更',
  ...inApp('/reserve/hypertension/1?change=1'),
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('7月3日（金）10:15のご予約を変更します')).toBeVisible();
    await canvas.findByRole('option', { name: '高橋医師' });
    await userEvent.selectOptions(canvas.getByLabelText('医師'), '高橋医師');
    await userEvent.click(await canvas.findByRole('button', { name: '14:00〜14:15' }));
    await expect(await canvas.findByRole('button', { name: '日時を変更する' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '前の画面へ戻る' }));
    await expect(await canvas.findByText('7月3日（金）10:15のご予約を変更します')).toBeVisible();
  },
};

export const NothingToChange: Story = {
  name: '変更できる予約がない',
  ...inApp('/reserve/hypertension/1?change=abc'),
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('変更できるご予約が見つかりませんでした')).toBeVisible();
  },
};

export const NothingToChangeThenNew: Story = {
  ...NothingToChange,
  name: '変更できる予約がないので、新しく予約する',
  play: async (context) => {
    await NothingToChange.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: '10:15〜10:30 佐藤医師' }));
    await expect(await canvas.findByRole('button', { name: '同意して進む' })).toBeVisible();
  },
};

export const FullyBookedToday: Story = {
  name: '本日は空きなし',
  beforeEach: ({ msw }) => msw.use(slots.full(TODAY)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('本日ご予約いただける時間はありません')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '次に空いている日（7月4日）を見る' }));
    await expect(await canvas.findByRole('button', { name: '最短で予約する（7月4日 10:00〜）' })).toBeVisible();
  },
};

const states = pageStates({
  list: slots,
  answer: slots.open(),
  content: (canvas) => canvas.queryByRole('button', { name: '10:00〜10:15 佐藤医師' }),
  failure: '予約枠の取得に失敗しました',
});

export const Empty: Story = {
  name: '予約枠がまったくない',
  ...states.empty(slots.empty(), '本日ご予約いただける時間はありません', async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: /次に空|読み込んで/ })).not.toBeInTheDocument());
  }),
  beforeEach: ({ msw }) => msw.use(slots.empty(), shiftDays.fails(404)),
};

export const Loading: Story = {
  name: '読み込み中',
  beforeEach: ({ msw }) => msw.use(slots.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '予約枠を読み込んでいます' })).toBeVisible();
  },
};

export const Failed: Story = { name: '読み込み失敗', ...states.failed };

export const FailedThenRead: Story = { name: '読み込み失敗のあと、もう一度読み込む', ...states.failedThenRead };

export const DoctorListFailed: Story = {
  name: '医師の一覧だけ読み込み失敗',
  beforeEach: ({ msw }) => msw.use(doctorList.fails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/医師の一覧を読み込めませんでした/)).toBeVisible();
    // Both doctors have this time; without the doctors' names the two buttons have the same name.
    await expect(await canvas.findAllByRole('button', { name: '10:00〜10:15' })).toHaveLength(2);
  },
};

export const AllFailedThenRead: Story = {
  name: 'どれも読み込めなかったときも、一度の操作で読み直す',
  beforeEach: ({ msw }) => msw.use(slots.fails(500), doctorList.fails(500)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('予約枠の取得に失敗しました')).toBeVisible();
    await expect(await canvas.findByText(/医師の一覧を読み込めませんでした/)).toBeVisible();
    msw.use(...bookingGoesWell());
    const [ofDoctors] = canvas.getAllByRole('button', { name: 'もう一度読み込む' });
    await userEvent.click(ofDoctors as HTMLElement);
    await expect(await canvas.findByRole('button', { name: '10:00〜10:15 佐藤医師' })).toBeVisible();
    await expect(canvas.queryByText(/医師の一覧を読み込めませんでした/)).not.toBeInTheDocument();
  },
};

export const UnknownSubject: Story = {
  name: '知らない診療科目',
  ...inApp('/reserve/anything/9'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/この診療科目は見つかりませんでした/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '診療予約へ戻る' })).toBeVisible();
  },
};

export const UnknownDoctorAndDate: Story = {
  name: '知らない医師と日付',
  ...inApp('/reserve/hypertension/1?doctor=99&date=2026-02-30'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/お選びの医師はこの診療科目を担当していません/)).toBeVisible();
    await expect(canvas.getByText(/指定された日付は表示できない/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '10:00〜10:15 佐藤医師' })).toBeVisible();
  },
};
