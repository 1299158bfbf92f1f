import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, waitFor, within } from 'storybook/test';
import { NOW } from '../../.storybook/clock';
import { pageModes } from '../../.storybook/modes';
import { HomePage } from '../../src/pages/HomePage/HomePage';
import { storeConsents } from '../support/bookingSteps';
import { platform } from '../support/fakePlatform';
import { bothFiles } from '../support/fixtures/fileFixtures';
import { endingSoon, plenty } from '../support/fixtures/medicineFixtures';
import {
  cancelled,
  closedDay,
  noReservations,
  onlyBooked,
  onlyOpenRoom,
  parcelArrived,
  unpaid,
} from '../support/fixtures/reservationFixtures';
import { blockQuery } from '../support/fixtures/timetableFixtures';
import { callsAroundBooking } from '../support/handlers/bookingHandlers';
import { fileList } from '../support/handlers/fileHandlers';
import { medicineList } from '../support/handlers/medicineHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { holdTimers, type HeldTimers } from '../support/heldTimers';
import { inApp } from '../support/inApp';

const meta = {
  id: 'pages-home',
  title: '画面/ホーム',
  component: HomePage,
  args: { psychiatryUrl: null },
  beforeEach: ({ msw }) => msw.use(reservationList.answers(noReservations), fileList.answers(bothFiles)),
  ...inApp('/'),
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

// §bottom-menu, §home-welcome
export const Ready: Story = {
  name: 'はじめて使う患者さんのホーム',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '診療科目' })).toBeVisible();
    const welcomeCard = within(canvas.getByRole('region', { name: 'LINEではじめるオンライン診療' }));
    await expect(welcomeCard.getByRole('link', { name: '診療を予約する' })).toHaveAttribute('href', '/reserve');
    await expect(canvas.queryByText('診療を予約できます')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'さくらオンラインクリニック' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '診療予約' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OpensPsychiatry: Story = {
  name: '精神科・心療内科のバナーを押すと、サイトが開く',
  tags: ['!review', 'regression'],
  play: async (context) => {
    await Ready.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'オンライン精神科・心療内科' }));
    await expect(platform.openExternal).toHaveBeenCalledWith('https://psychiatry.example/');
  },
};

const bookedCard = { name: '7月3日（金）10:15 高血圧治療' };

const isBefore = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

export const NextConsultation: Story = {
  name: '次にすること（今日の診療）',
  parameters: { chromatic: { modes: pageModes } },
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked)),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', bookedCard);
    await expect(card).toHaveTextContent(/今日10:15から診療です.*診察室が開くまで あと1時間10分/);
    const link = within(card).getByRole('link', { name: 'ご予約を見る' });
    await expect(link).toHaveAttribute('href', '/mypage/reservation');
    const tiles = canvas.getByRole('region', { name: '診療科目' });
    await expect(isBefore(card, tiles)).toBe(true);
    await expect(isBefore(tiles, canvas.getByRole('region', { name: 'お知らせ' }))).toBe(true);
  },
};

export const RoomOpen: Story = {
  name: '次にすること（診察室に入れる）',
  beforeEach({ msw }) {
    MockDate.set('2026-07-03T10:11:00+09:00');
    msw.use(reservationList.answers(onlyOpenRoom));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '診察室に入る' }));
    await expect(platform.openExternal).toHaveBeenCalledWith('https://room.example/j/1');
  },
};

export const Owed: Story = {
  name: '次にすること（お支払い）',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(unpaid)),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article'));
    await expect(card.getByRole('heading', { name: '7月17日（金）までに1,885円' })).toBeVisible();
    await expect(card.getByRole('link', { name: 'お支払いへ進む' })).toHaveAttribute('href', '/mypage/payment/bill/4');
  },
};

// §same-again
export const SameAgain: Story = {
  name: '前回と同じ診療科目と医師での予約をすすめる',
  beforeEach: ({ msw }) =>
    msw.use(reservationList.answers(parcelArrived), medicineList.answers(plenty), ...callsAroundBooking()),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '前回と同じで予約 痛風・高尿酸血症・佐藤医師' });
    await expect(link).toHaveAttribute('href', '/reserve/gout/2?doctor=1');
    await expect(isBefore(link, canvas.getByRole('region', { name: '診療科目' }))).toBe(true);
  },
};

// §same-again
export const ChoosesSameAgain: Story = {
  name: '「前回と同じで予約」を押すと、前回の医師が選ばれる',
  tags: ['!review', 'regression'],
  beforeEach: SameAgain.beforeEach,
  play: async (context) => {
    await SameAgain.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('link', { name: /^前回と同じで予約/ }));
    await expect(await canvas.findByDisplayValue('佐藤医師')).toBeVisible();
  },
};

// §closed-day-told
export const ClosedDay: Story = {
  name: '次にすること（予約の日が休診になった）',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(closedDay)),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', bookedCard));
    await expect(card.getByRole('heading', { name: '別の日時をお選びください' })).toBeVisible();
    await expect(card.getByText('理由：医師の体調不良')).toBeVisible();
  },
};

// §closed-day-told
export const ChoosesAnotherDay: Story = {
  name: '「別の日時を選ぶ」を押すと、日時の変更が始まる',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(...callsAroundBooking(), reservationList.answers(closedDay)),
  play: async (context) => {
    await ClosedDay.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: '別の日時を選ぶ' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '日時の選択' })).toBeVisible();
  },
};

// §missed-by-staff
export const Missed: Story = {
  name: '次にすること（診療が行われなかった）',
  beforeEach: ({ msw }) => {
    const missed = { ...onlyBooked.all_reservations[0], start_time: '2026-07-02T10:15:00+09:00', missed: true };
    msw.use(reservationList.breaks([missed]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '診療は行われませんでした' })).toBeVisible();
    const to = '/reserve/hypertension/1?doctor=1';
    await expect(canvas.getByRole('link', { name: 'もう一度予約する' })).toHaveAttribute('href', to);
  },
};

export const MedicineEnds: Story = {
  name: '次にすること（お薬がまもなくなくなる）',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(parcelArrived), medicineList.answers(endingSoon)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '次の診療をご予約ください' })).toHaveTextContent(
      'お薬は7月6日ごろまで（目安）',
    );
  },
};

export const Settled: Story = {
  name: '次にすること（何もない）',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(reservationList.answers(parcelArrived), medicineList.answers(plenty)),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: '診療を予約できます' }));
    await expect(card.getByRole('link', { name: '診療を予約する' })).toHaveAttribute('href', '/reserve');
  },
};

export const Loading: Story = {
  name: '予約を読み込んでいる',
  beforeEach: ({ msw }) => msw.use(reservationList.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('読み込んでいます')).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: '高血圧' })).not.toBeInTheDocument();
  },
};

// §reservations-unread
export const Failed: Story = {
  name: '予約を読み込めなくても、新しい予約は始められる',
  beforeEach: ({ msw }) => msw.use(reservationList.failsThenAnswers(500, unpaid)),
  play: async ({ canvas }) => {
    const failureCard = within(await canvas.findByRole('region', { name: 'ご予約の状況を表示できません' }));
    await expect(failureCard.getByRole('alert')).toHaveTextContent('只今つながりにくくなっています');
    await expect(canvas.queryByText('診療を予約できます')).not.toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: '高血圧' })).toBeVisible();
  },
};

const FORM_URL = `/reserve/diagnose/1003?${blockQuery}`;
const storeDraft = (address = FORM_URL) => {
  const draft = { savedAt: NOW, values: { 1: ['11'] }, address };
  localStorage.setItem('clinic:draft:nobody:1:initial', JSON.stringify(draft));
};
const UNFINISHED_TITLE = '入力途中の予約があります';
const continueLink = { name: '続きから入力する' };

// §unfinished-booking-said
export const Unfinished: Story = {
  name: '入力途中の予約がある',
  parameters: { chromatic: { modes: pageModes } },
  beforeEach: ({ msw }) => {
    storeConsents();
    storeDraft();
    msw.use(...callsAroundBooking(), reservationList.answers(parcelArrived), medicineList.answers(plenty));
  },
  play: async ({ canvas }) => {
    const draftCard = within(await canvas.findByRole('region', { name: UNFINISHED_TITLE }));
    await expect(draftCard.getByRole('link', continueLink)).not.toHaveAttribute('data-variant');
    await expect(canvas.queryByText('診療を予約できます')).not.toBeInTheDocument();
  },
};

// §unfinished-booking-said
export const GoesOn: Story = {
  name: '「続きから入力する」を押すと、入力途中の問診票に戻る',
  tags: ['!review', 'regression'],
  beforeEach: Unfinished.beforeEach,
  play: async (context) => {
    await Unfinished.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('link', continueLink));
    await expect(await canvas.findByText('入力途中の内容を復元しました')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'はい、飲んでいます' })).toBeChecked();
  },
};

// §unfinished-booking-said
export const UnfinishedTooLate: Story = {
  name: '入力途中の予約の日時を過ぎたら、日時の選択から続ける',
  tags: ['!review', 'regression'],
  beforeEach: () => storeDraft(FORM_URL.replace(/start_time=[^&]*/, 'start_time=2026-07-02T10%3A15%3A00%2B09%3A00')),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: UNFINISHED_TITLE });
    await expect(card).toHaveTextContent('高血圧・日時は選び直しになります');
    await expect(within(card).getByRole('link', continueLink)).toHaveAttribute('href', '/reserve/hypertension/1');
  },
};

// §unfinished-booking-said
export const UnfinishedWhileBooked: Story = {
  name: '予約があるあいだは、入力途中の予約を表示しない',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => {
    storeDraft();
    msw.use(reservationList.answers(onlyBooked));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '今日10:15から診療です' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: '診療科目' })).toBeVisible();
    await expect(canvas.queryByText(UNFINISHED_TITLE)).not.toBeInTheDocument();
  },
};

// §reservations-unread
export const ReadAgain: Story = {
  name: '「もう一度読み込む」を押すと、次にすることが表示される',
  tags: ['!review', 'regression'],
  beforeEach: Failed.beforeEach,
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
    // The subjects stay visible while the app reads the reservations again.
    await expect(canvas.getByRole('link', { name: '高血圧' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: '7月17日（金）までに1,885円' })).toBeVisible();
  },
};

let heldTimers: HeldTimers;

/** Holds SWR's timer `dedupingInterval` (2 s). Until this timer ends, SWR reuses the last reply. */
const holdDeduping: Story['beforeEach'] = () => (heldTimers = holdTimers(2000)).release;

/** Makes SWR read again, and waits for the new content. */
function rereadShows(getContent: () => HTMLElement) {
  heldTimers.runHeld();
  MockDate.set(NOW + 6_000);
  window.dispatchEvent(new Event('focus'));
  return waitFor(() => expect(getContent()).toBeVisible());
}

// §reservations-unread, §home-welcome
export const RereadFails: Story = {
  name: '予約の再読み込みに失敗したら、表示できないと伝える',
  tags: ['!review', 'regression'],
  beforeEach: holdDeduping,
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('region', { name: 'LINEではじめるオンライン診療' });
    msw.use(reservationList.losesConnection());
    await rereadShows(() => canvas.getByText('ご予約の状況を表示できません'));
    await expect(canvas.getByRole('button', { name: 'もう一度ログインする' })).toBeVisible();
  },
};

// §signal-not-blamed, §reservations-unread
export const Malformed: Story = {
  name: '返事を読み取れないとき、電波が原因だとは伝えない',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(reservationList.breaks('こんにちは')),
  play: async ({ canvas }) => {
    const failureCard = await canvas.findByRole('region', { name: 'ご予約の状況を表示できません' });
    await expect(failureCard).toHaveTextContent('データを正しく読み込めませんでした');
    await expect(canvas.queryByText(/電波|インターネット/)).not.toBeInTheDocument();
  },
};

export const OneUnreadable: Story = {
  name: '読み取れない予約が1件でもあれば、表示できないと伝える',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(reservationList.breaks([{ id: 'x' }, cancelled])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'ご予約の状況を表示できません' })).toBeVisible();
    await expect(canvas.getByText('1件を表示できません')).toBeVisible();
    await expect(canvas.queryByText('診療を予約できます')).not.toBeInTheDocument();
  },
};
