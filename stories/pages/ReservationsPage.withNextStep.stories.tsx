import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { endingSoon } from '../support/fixtures/medicineFixtures';
import {
  awaitingPayment,
  byClinic,
  calledOff,
  openRoom,
  received,
  shipped,
  unpaid,
} from '../support/fixtures/reservationFixtures';
import { medicineList } from '../support/handlers/medicineHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { platform } from '../support/fakePlatform';
import base from './ReservationsPage.stories';

// The docs page is the first file's.
const meta = { ...base, id: 'pages-reservations', title: '画面/予約履歴', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

/** The filled buttons of the screen, where one is meant to stand out (§one-filled-button). */
const filledOnes = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')]
    .filter(({ dataset: { size, variant } }) => size === 'lg' && variant === undefined)
    .map((one) => one.textContent);

export const OneFilledButton: Story = {
  name: '塗りつぶしのボタンは1つ（診察室はまだ開かず、お支払いがある）',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10:10から入れます')).toBeVisible();
    await expect(filledOnes(canvas)).toEqual(['お支払いへ進む']);
  },
};

export const RoomFirst: Story = {
  name: '塗りつぶしのボタンは1つ（診察室が開いた）',
  beforeEach: ({ msw }) =>
    msw.use(
      reservationList.answers({
        now_reservations: openRoom.now_reservations,
        all_reservations: [...openRoom.all_reservations, awaitingPayment],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'いま診察室に入れます' })).toBeVisible();
    await expect(filledOnes(canvas)).toEqual(['診察室に入る']);
  },
};

export const CalledOff: Story = {
  name: 'クリニックがキャンセルした（理由と次の予約）',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(calledOff)),
  play: async ({ canvas }) => {
    const lead = within(await canvas.findByRole('region', { name: '診療が中止になりました' }));
    await expect(lead.getByText(/^7月3日（金）10:15は中止です。理由：医師が急病のため、/)).toBeVisible();
    await expect(lead.getByRole('link', { name: '次の予約へ' })).toHaveAttribute('href', '/reserve/hypertension/1');
    const card = within(
      within(canvas.getByRole('region', { name: '現在のご予約' })).getByRole('article', { name: /^7月3日/ }),
    );
    await expect(card.getByText('理由：医師が急病のため、診療できなくなりました。')).toBeVisible();
    await expect(filledOnes(canvas)).toEqual(['次の予約へ']);
    await expect(canvas.queryByText('次のご予約はありません')).not.toBeInTheDocument();
  },
};

export const RemovesCalledOff: Story = {
  ...CalledOff,
  name: 'クリニックがキャンセルしたあと、カレンダーの予定を消す',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'カレンダーの予定を消す' }));
    await expect(canvas.getByText('カレンダーに追加していたときは、前の予定が残っています。')).toBeVisible();
    const file = new URL(String(platform.openExternal.mock.lastCall?.[0]));
    await expect(file.pathname).toBe('/calendar.html');
    await expect(file.searchParams.get('id')).toBe('9');
    await expect(file.searchParams.get('remove')).toBe('yes');
  },
};

export const RemovesCalledOffBefore: Story = {
  name: '過去のご予約から、クリニックがキャンセルしたものをカレンダーから消す',
  beforeEach: ({ msw }) => {
    const before = { ...byClinic, id: 5 };
    msw.use(reservationList.answers({ now_reservations: [], all_reservations: [shipped, before] }));
  },
  play: async ({ canvas, userEvent }) => {
    const past = within(await canvas.findByRole('region', { name: '過去のご予約' }));
    await userEvent.click(past.getByRole('button', { name: /^7月3日/ }));
    await userEvent.click(await past.findByRole('button', { name: 'カレンダーの予定を消す' }));
    const file = new URL(String(platform.openExternal.mock.lastCall?.[0]));
    await expect(file.searchParams.get('id')).toBe('5');
    await expect(file.searchParams.get('remove')).toBe('yes');
  },
};

export const CalledOffBeforeToday: Story = {
  name: 'クリニックがキャンセルした診療の時刻を過ぎると、カレンダーのことは伝えない',
  beforeEach: ({ msw }) => {
    const over = { ...byClinic, start_time: '2026-07-02T10:15:00+09:00' };
    msw.use(reservationList.answers({ now_reservations: [], all_reservations: [over] }));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: '次の予約へ' })).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('button', { name: 'カレンダーの予定を消す' })).not.toBeInTheDocument();
  },
};

export const Unpaid: Story = {
  name: '未払いのお知らせ',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(unpaid)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('お支払いが完了していない診療があります');
    const lead = within(canvas.getByRole('region', { name: '7月17日（金）までに1,885円' }));
    const bill = '/mypage/payment/bill/4';
    await expect(lead.getByRole('link', { name: 'お支払いへ進む' })).toHaveAttribute('href', bill);
    await expect(filledOnes(canvas)).toEqual(['お支払いへ進む']);
    await expect(canvas.getByText('次のご予約はありません')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '診療を予約する' })).toBeVisible();
  },
};

export const NextStep: Story = {
  name: 'つぎにすること',
  play: async ({ canvas }) => {
    // The consultation of today comes before what is owed.
    const step = within(await canvas.findByRole('region', { name: '今日10:15から診療です' }));
    await expect(step.getByText('診察室が開くまで あと1時間10分')).toBeVisible();
  },
};

export const MedicineEnds: Story = {
  name: 'つぎにすること（次の予約）',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(received), medicineList.answers(endingSoon)),
  play: async ({ canvas }) => {
    const step = within(await canvas.findByRole('region', { name: '次の診療のご予約をお願いします' }));
    await expect(step.getByRole('link', { name: '診療を予約する' })).toHaveAttribute('href', '/reserve');
  },
};
