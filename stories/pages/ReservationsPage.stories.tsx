import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { ReservationsPage } from '../../src/pages/ReservationsPage/ReservationsPage';
import { afterCancel, everyState, none, onlyBooked, openRoom, unpaid } from '../support/fixtures/reservations';
import { cancelling, reservationList } from '../support/handlers/reservations';
import { inApp } from '../support/inApp';
import { platform } from '../support/platform';

const meta = {
  id: 'pages-reservations',
  title: '画面/予約履歴',
  component: ReservationsPage,
  beforeEach: ({ msw }) => msw.use(reservationList.answers(everyState)),
  ...inApp('/mypage/reservation'),
} satisfies Meta<typeof ReservationsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const booked = { name: '7月3日（金）10:15 高血圧治療' };

export const Ready: Story = {
  name: 'すべての状態',
  play: async ({ canvas }) => {
    const current = within(await canvas.findByRole('region', { name: '現在のご予約' }));
    await expect(current.getByRole('article', booked)).toBeVisible();
    const past = within(canvas.getByRole('region', { name: '過去のご予約' }));
    for (const state of ['会計確認待ち', 'キャンセル済み', 'お支払い待ち', '発送待ち', '発送済み'])
      await expect(past.getByText(state)).toBeVisible();
    await expect(past.getByText('お届け予定 7月5日（日）〜7月7日（火）')).toBeVisible();
    await expect(canvas.queryByText('お支払いが完了していない診療があります')).not.toBeInTheDocument();
  },
};

export const Completed: Story = {
  name: '予約が完了した直後',
  ...inApp('/mypage/reservation?status=success'),
  play: async ({ canvas, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('article', booked)).toBeVisible();
  },
};

export const Unpaid: Story = {
  name: '未払いのお知らせ',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(unpaid)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('お支払いが完了していない診療があります')).toBeVisible();
    await expect(canvas.getByText('現在のご予約はありません')).toBeVisible();
  },
};

export const RoomOpen: Story = {
  name: '診察室に入れる',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(openRoom)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '診察室に入る' }));
    await expect(platform.openExternal).toHaveBeenCalledWith('https://room.example/j/1');
  },
};

export const Cancels: Story = {
  name: '予約をキャンセルする',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked), cancelling.answers(afterCancel)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '予約をキャンセルする' }));
    await expect(await screen.findByRole('dialog', { name: 'この予約をキャンセルしますか？' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'キャンセルする' }));
    await expect(await canvas.findByText('予約をキャンセルしました')).toBeVisible();
    await expect(canvas.getByText('キャンセル済み')).toBeVisible();
    await expect(canvas.getByText('現在のご予約はありません')).toBeVisible();
  },
};

export const KeepsReservation: Story = {
  name: 'キャンセルをやめる',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '予約をキャンセルする' }));
    await userEvent.click(await screen.findByRole('button', { name: 'やめる' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByText('予約済み')).toBeVisible();
  },
};

export const CancelFailed: Story = {
  name: 'キャンセルに失敗',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked), cancelling.fails(500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '予約をキャンセルする' }));
    await userEvent.click(await screen.findByRole('button', { name: 'キャンセルする' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('キャンセルできませんでした');
    await expect(canvas.getByText('予約済み')).toBeVisible();
  },
};

export const Empty: Story = {
  name: '予約がない',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(none)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('現在のご予約はありません')).toBeVisible();
    await expect(canvas.getByText('過去のご予約はありません')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '診療を予約する' })).toBeVisible();
  },
};

export const Loading: Story = {
  name: '読み込み中',
  beforeEach: ({ msw }) => msw.use(reservationList.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('予約履歴を読み込んでいます')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: '読み込み失敗',
  beforeEach: ({ msw }) => msw.use(reservationList.fails(500)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('只今つながりにくくなっています')).toBeVisible();
    msw.use(reservationList.answers(onlyBooked));
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
    await expect(await canvas.findByRole('article', booked)).toBeVisible();
  },
};

export const Malformed: Story = {
  name: '壊れた返事',
  beforeEach: ({ msw }) => msw.use(reservationList.answers({ now_reservations: [{ id: 1 }], all_reservations: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('データを正しく読み込めませんでした')).toBeVisible();
  },
};

export const LoginExpired: Story = {
  name: 'ログインの有効期限切れ',
  beforeEach: ({ msw }) => msw.use(reservationList.fails(401)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'もう一度ログインする' }));
    await expect(platform.relogin).toHaveBeenCalled();
  },
};
