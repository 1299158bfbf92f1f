import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { none, onlyBooked, openRoom } from '../support/fixtures/reservationFixtures';
import { cancelling, reservationList } from '../support/handlers/reservationHandlers';
import { pressMore, yesToCancelling } from '../support/bookingSteps';
import { platform } from '../support/fakePlatform';
import { inApp } from '../support/inApp';
import base from './ReservationsPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-reservations', title: '画面/予約履歴', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

/** A dialog that names the reservation. */
const dialogOfVisit = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await expect(dialog).toHaveTextContent('7月3日（金）10:15〜10:30高血圧治療・初診 佐藤医師');
  return within(dialog);
};

export const NamesBooked: Story = {
  name: '予約が完了した直後（どのご予約か、いつから入れるか）',
  ...inApp('/mypage/reservation?status=success'),
  play: async () => {
    const done = await dialogOfVisit('ご予約が完了しました');
    await expect(done.getByText('当日10:10から、予約履歴の「診察室に入る」で入れます。')).toBeVisible();
  },
};

export const CalendarFromDone: Story = {
  name: '完了のお知らせから、カレンダーに追加する',
  ...inApp('/mypage/reservation?status=success'),
  play: async ({ userEvent }) => {
    const done = await dialogOfVisit('ご予約が完了しました');
    await userEvent.click(done.getByRole('button', { name: 'カレンダーに追加する' }));
    const which = within(await screen.findByRole('dialog', { name: 'どのカレンダーに追加しますか？' }));
    await expect(screen.queryByRole('dialog', { name: 'ご予約が完了しました' })).not.toBeInTheDocument();
    await userEvent.click(which.getByRole('button', { name: 'Googleカレンダー' }));
    await expect(String(platform.openExternal.mock.lastCall?.[0])).toContain('20260703T011500Z%2F20260703T013000Z');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const NamesChanged: Story = {
  name: '日時を変更した直後',
  ...inApp('/mypage/reservation?status=changed'),
  play: async () => {
    const done = await dialogOfVisit('日時を変更しました');
    await expect(done.getByRole('button', { name: 'カレンダーに追加する' })).toBeVisible();
    await expect(done.getByText(/前の予定が残っています。消してから、新しい日時を/)).toBeVisible();
    await expect(done.getByRole('button', { name: 'カレンダーの予定を消す' })).toBeVisible();
  },
};

export const BookedNoMore: Story = {
  name: '完了のお知らせを、キャンセルのあとでまた開いたとき',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(none)),
  ...inApp('/mypage/reservation?status=success'),
  play: async () => {
    const done = within(await screen.findByRole('dialog', { name: 'ご予約が完了しました' }));
    await expect(done.getByText(/開始時刻の5分前から/)).toBeVisible();
    await expect(done.queryByRole('button', { name: 'カレンダーに追加する' })).not.toBeInTheDocument();
  },
};

export const BookedListUnread: Story = {
  name: '予約が完了した直後、一覧を読み込めないとき',
  beforeEach: ({ msw }) => msw.use(reservationList.fails(500)),
  ...inApp('/mypage/reservation?status=success'),
  play: async ({ userEvent }) => {
    const done = within(await screen.findByRole('dialog', { name: 'ご予約が完了しました' }));
    await userEvent.click(done.getByRole('button', { name: '閉じる' }));
    await expect(await screen.findByRole('button', { name: 'もう一度読み込む' })).toBeVisible();
  },
};

export const CancelNames: Story = {
  name: 'どの予約をキャンセルするか、まず残す道を示す',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked)),
  play: async ({ canvas, userEvent }) => {
    await pressMore({ canvas, userEvent }, '予約をキャンセルする');
    const asked = await dialogOfVisit('この予約をキャンセルしますか？');
    const names = asked.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names).toEqual(['予約を残す', '予約をキャンセルする']);
  },
};

const started = cancelling.fails(409, { error: { code: 'started', message: '診療の開始時刻を過ぎています。' } });

export const CancelTooLate: Story = {
  name: '診療が始まってからのキャンセル',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(openRoom), started),
  play: async ({ canvas, userEvent }) => {
    await pressMore({ canvas, userEvent }, '予約をキャンセルする');
    await userEvent.click(await yesToCancelling());
    const says = await canvas.findByRole('alert');
    await expect(says).toHaveTextContent('キャンセルできません');
    await expect(says).toHaveTextContent('「診察室に入る」');
    await expect(canvas.getByText('予約済み')).toBeVisible();
  },
};

export const CancelTooLateNoRoom: Story = {
  name: '診療が始まってからのキャンセル（診察室の準備がまだのとき）',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked), started),
  play: async ({ canvas, userEvent }) => {
    await pressMore({ canvas, userEvent }, '予約をキャンセルする');
    await userEvent.click(await yesToCancelling());
    const says = await canvas.findByRole('alert');
    await expect(says).toHaveTextContent('このままお待ちください');
    await expect(says).not.toHaveTextContent('診察室に入る');
  },
};
