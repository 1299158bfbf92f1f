import type { StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pressMore, yesToCancelling } from '../support/bookingSteps';
import { NOW } from '../../.storybook/clock';
import { afterCancel, onlyBooked, openRoom, received, renewed } from '../support/fixtures/reservationFixtures';
import { cancelling, reservationList } from '../support/handlers/reservationHandlers';
import { platform } from '../support/fakePlatform';
import base from './ReservationsPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-reservations', title: '画面/予約履歴', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const receipt = { name: '領収書を見る' };

/** Moves the clock past the nine minutes for which a receipt link counts as fresh. */
const later = () => MockDate.set(NOW + 9 * 60_000 + 1);

export const RoomOpen: Story = {
  name: '診察室に入れる',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(openRoom)),
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article'));
    await userEvent.click(card.getByRole('button', { name: '診察室に入る' }));
    await expect(platform.openExternal).toHaveBeenCalledWith('https://room.example/j/1');
  },
};

export const Prepares: Story = {
  name: '診察の準備を確認する',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '診察の準備を確認する' }));
    const sheet = within(await screen.findByRole('dialog', { name: '診察の準備' }));
    await expect(sheet.getByText(/119番へ電話してください/)).toBeVisible();
    await expect(sheet.getByText('保険証または資格確認書')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'カメラとマイクを試す' }));
    await expect(platform.openExternal).toHaveBeenCalledWith(`${location.origin}/check.html`);
    await expect(sheet.getByRole('button', { name: '閉じる' })).toBeVisible();
  },
};

export const AddsToCalendar: Story = {
  name: 'カレンダーに追加する',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked)),
  play: async ({ canvas, userEvent }) => {
    await pressMore({ canvas, userEvent }, 'カレンダーに追加する');
    await userEvent.click(await screen.findByRole('button', { name: 'Googleカレンダー' }));
    const link = new URL(String(platform.openExternal.mock.lastCall?.[0]));
    await expect(link.hostname).toBe('calendar.google.com');
    // A first visit takes 15 minutes. The entry must not mention the illness.
    await expect(link.searchParams.get('dates')).toBe('20260703T011500Z/20260703T013000Z');
    await expect(link.searchParams.get('text')).toBe('オンライン診療');
    await expect(link.searchParams.get('details')).toContain(
      'https://liff.line.me/1234567890-abcdefgh/mypage/reservation',
    );
    await expect(decodeURIComponent(link.search)).not.toContain('高血圧');
    await pressMore({ canvas, userEvent }, 'カレンダーに追加する');
    await userEvent.click(await screen.findByRole('button', { name: 'iPhoneなどのカレンダー' }));
    const file = new URL(String(platform.openExternal.mock.lastCall?.[0]));
    await expect(file.pathname).toBe('/calendar.html');
    await expect(file.searchParams.get('start')).toBe('20260703T011500Z');
  },
};

export const Cancels: Story = {
  name: '予約をキャンセルする',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked), cancelling.answers(afterCancel)),
  play: async ({ canvas, userEvent }) => {
    await pressMore({ canvas, userEvent }, '予約をキャンセルする');
    await expect(await screen.findByRole('dialog', { name: 'この予約をキャンセルしますか？' })).toBeVisible();
    await userEvent.click(await yesToCancelling());
    await expect(await canvas.findByText('予約をキャンセルしました')).toBeVisible();
    await expect(canvas.getByText('キャンセル済み')).toBeVisible();
    await expect(canvas.getByText('現在のご予約はありません')).toBeVisible();
  },
};

export const RemovesFromCalendar: Story = {
  name: 'キャンセルのあと、カレンダーの予定を消す',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked), cancelling.answers(afterCancel)),
  play: async (context) => {
    await Cancels.play?.(context);
    const { canvas, userEvent } = context;
    await expect(canvas.getByText(/カレンダーに追加していたときは、前の予定が残っています。$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'カレンダーの予定を消す' }));
    const file = new URL(String(platform.openExternal.mock.lastCall?.[0]));
    await expect(file.pathname).toBe('/calendar.html');
    await expect(file.searchParams.get('remove')).toBe('yes');
  },
};

export const Cancelling: Story = {
  name: 'キャンセルを送っている間',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked), cancelling.pending()),
  play: async ({ canvas, userEvent }) => {
    await pressMore({ canvas, userEvent }, '予約をキャンセルする');
    const asked = within(await screen.findByRole('dialog', { name: 'この予約をキャンセルしますか？' }));
    await userEvent.click(asked.getByRole('button', { name: '予約をキャンセルする' }));
    await expect(await screen.findByRole('button', { name: 'キャンセルしています' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const KeepsReservation: Story = {
  name: 'キャンセルをやめる',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked)),
  play: async ({ canvas, userEvent }) => {
    await pressMore({ canvas, userEvent }, '予約をキャンセルする');
    await userEvent.click(await screen.findByRole('button', { name: '予約を残す' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByText('予約済み')).toBeVisible();
  },
};

export const Receipt: Story = {
  name: '領収書を見る',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', receipt));
    await expect(platform.openExternal).toHaveBeenLastCalledWith('https://clinic.example/receipt/6');
  },
};

export const ReceiptLinkExpired: Story = {
  name: '領収書のリンクが古いとき',
  beforeEach: ({ msw }) => msw.use(reservationList.answersInTurn(received, renewed)),
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', receipt);
    later();
    await userEvent.click(open);
    await waitFor(() =>
      expect(platform.openExternal).toHaveBeenLastCalledWith('https://clinic.example/receipt/6?signature=new'),
    );
    await expect(platform.openExternal).toHaveBeenCalledOnce();
  },
};

export const ReceiptOpening: Story = {
  name: '領収書を開いている間（二度押しても1回）',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(received)),
  play: async ({ canvas, msw, userEvent }) => {
    const open = await canvas.findByRole('button', receipt);
    later();
    msw.use(reservationList.pending());
    await userEvent.dblClick(open);
    await expect(canvas.getByRole('button', receipt)).toHaveAttribute('aria-busy', 'true');
    await expect(platform.openExternal).not.toHaveBeenCalled();
  },
};

export const ReceiptFailed: Story = {
  name: '領収書を開けない',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(received)),
  play: async ({ canvas, msw, userEvent }) => {
    const open = await canvas.findByRole('button', receipt);
    later();
    msw.use(reservationList.fails(500));
    await userEvent.click(open);
    await expect(await canvas.findByText('領収書を開けませんでした')).toBeVisible();
    await expect(platform.openExternal).not.toHaveBeenCalled();
  },
};

const withoutReceipt = {
  ...received,
  all_reservations: received.all_reservations.map((one) => ({ ...one, bill_url: null })),
};

export const ReceiptGone: Story = {
  name: '開こうとした領収書がなくなっていた',
  beforeEach: ({ msw }) => msw.use(reservationList.answersInTurn(received, withoutReceipt)),
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', receipt);
    later();
    await userEvent.click(open);
    await expect(await canvas.findByText('領収書を開けませんでした')).toBeVisible();
    await expect(platform.openExternal).not.toHaveBeenCalled();
  },
};
