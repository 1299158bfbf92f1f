import type { StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, screen, within } from 'storybook/test';
import { afterCancel, bookedLater, onlyBooked } from '../support/fixtures/reservationFixtures';
import { fileList } from '../support/handlers/fileHandlers';
import { cancelling, reservationList } from '../support/handlers/reservationHandlers';
import { inAppWith, inAppWithout, settings } from '../support/inApp';
import { pressMore, yesToCancelling } from '../support/bookingSteps';
import base from './ReservationsPage.stories';

// The docs page is the first file's.
const meta = { ...base, id: 'pages-reservations', title: '画面/予約履歴', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

/** The patient's booking of 3 July, 10:15, seen at another time. */
const at = (time: string): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => {
    MockDate.set(time);
    msw.use(reservationList.answers(onlyBooked));
  },
});

export const Over: Story = {
  name: '診察の時間を過ぎた',
  ...at('2026-07-03T10:30:00+09:00'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '診察の時間を過ぎました' })).toBeVisible();
    await expect(canvas.queryByText('いま診察室に入れます')).not.toBeInTheDocument();
  },
};

export const CountsDown: Story = {
  name: '残り時間だけが1秒ごとに変わる',
  ...at('2026-07-03T10:04:30+09:00'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('診療開始まで あと10分30秒')).toBeVisible();
    await expect(canvas.getByText('診察室が開くまで あと5分30秒')).toBeVisible();
    // The next minute has begun as well, but not for the page, which would show the open room.
    MockDate.set('2026-07-03T10:11:00+09:00');
    await expect(await canvas.findByText('診療開始まで あと4分0秒')).toBeVisible();
    await expect(canvas.queryByText(/^診察室を準備しています/)).not.toBeInTheDocument();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText(/^診察室を準備しています/)).toBeVisible();
  },
};

export const Unfinished: Story = {
  name: '終わりの30分後（受診の確認中）',
  ...at('2026-07-03T10:59:59+09:00'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^診察室を準備しています/)).toBeVisible();
    // The patient comes back to it.
    MockDate.set('2026-07-03T11:00:00+09:00');
    document.dispatchEvent(new Event('visibilitychange'));
    // A host may still list it as current.
    const underWay = within(await canvas.findByRole('region', { name: '進行中' }));
    await expect(await underWay.findByText('受診の確認中')).toBeVisible();
    await expect(canvas.getByText('次のご予約はありません')).toBeVisible();
    // No large picture beside something that goes on.
    await expect(canvas.getByRole('region', { name: '診療を予約できます' })).toBeVisible();
    await expect(canvas.queryByText(/^診察室を準備しています/)).not.toBeInTheDocument();
    await expect(underWay.getByRole('link', { name: 'もう一度予約する' })).toBeVisible();
  },
};

export const WithoutChange: Story = {
  name: '日時の変更がないクリニック',
  ...inAppWithout(['change_time'], '/mypage/reservation'),
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '変更・そのほか' }));
    const cancel = canvas.getByRole('button', { name: '予約をキャンセルする' });
    await expect(canvas.queryByRole('button', { name: '日時を変更する' })).not.toBeInTheDocument();
    await userEvent.click(cancel);
    const asked = await screen.findByRole('dialog', { name: 'この予約をキャンセルしますか？' });
    await expect(asked).not.toHaveTextContent('日時の変更');
  },
};

export const CancelCosts: Story = {
  name: '当日のキャンセル（キャンセル料がかかる）',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked)),
  play: async ({ canvas, userEvent }) => {
    await pressMore({ canvas, userEvent }, '予約をキャンセルする');
    const asked = within(await screen.findByRole('dialog', { name: 'この予約をキャンセルしますか？' }));
    await expect(
      asked.getByText(/本日の診療のため、キャンセル料がかかります（¥1,100）。お支払いの方法は、/),
    ).toBeVisible();
    await expect(asked.getByText(/日時の変更なら、当日でもかかりません。/)).toBeVisible();
  },
};

export const CancelledForAFee: Story = {
  name: '当日にキャンセルしたあと、キャンセル料とお支払いの方法を示す',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked), cancelling.answers(afterCancel)),
  play: async ({ canvas, userEvent }) => {
    await pressMore({ canvas, userEvent }, '予約をキャンセルする');
    await userEvent.click(await yesToCancelling());
    await expect(await canvas.findByText('予約をキャンセルしました')).toBeVisible();
    await expect(canvas.getByText(/^キャンセル料がかかります（¥1,100）。お支払いの方法は、/)).toBeVisible();
  },
};

export const NoFeeSet: Story = {
  name: 'キャンセル料が決まっていなければ、当日でもふれない',
  ...inAppWith({ costs: { ...settings.costs, cancelFee: null } }, '/mypage/reservation'),
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked), cancelling.answers(afterCancel)),
  play: async ({ canvas, userEvent }) => {
    await pressMore({ canvas, userEvent }, '予約をキャンセルする');
    const asked = await screen.findByRole('dialog', { name: 'この予約をキャンセルしますか？' });
    await expect(asked).not.toHaveTextContent(/キャンセル料|かかりません/);
    await userEvent.click(await yesToCancelling());
    await expect(await canvas.findByText('予約をキャンセルしました')).toBeVisible();
    await expect(canvas.queryByText(/キャンセル料/)).not.toBeInTheDocument();
  },
};

export const CancelIsFree: Story = {
  name: '前日までのキャンセル（キャンセル料はかからない）',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(bookedLater), fileList.answers([])),
  play: async ({ canvas, userEvent }) => {
    await pressMore({ canvas, userEvent }, '予約をキャンセルする');
    const asked = within(await screen.findByRole('dialog', { name: 'この予約をキャンセルしますか？' }));
    await expect(asked.getByText('前日までのため、キャンセル料はかかりません。')).toBeVisible();
    await expect(asked.queryByText(/かかります/)).not.toBeInTheDocument();
  },
};
