import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import { ReservationsPage } from '../../src/pages/ReservationsPage/ReservationsPage';
import { plenty } from '../support/fixtures/medicineFixtures';
import { afterCancel, everyState, none, onlyBooked } from '../support/fixtures/reservationFixtures';
import { medicineList } from '../support/handlers/medicineHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp, settings } from '../support/inApp';
import { pageStates } from '../support/pageStates';
import { platform } from '../support/fakePlatform';
import { heldBack } from '../support/bookingSteps';

const meta = {
  id: 'pages-reservations',
  title: '画面/予約履歴',
  parameters: { chromatic: { modes: pageModes } },
  component: ReservationsPage,
  args: { ...settings, cancelFee: settings.costs.cancelFee },
  beforeEach({ msw }) {
    platform.openExternal.mockClear();
    msw.use(reservationList.answers(everyState), medicineList.answers(plenty));
  },
  ...inApp('/mypage/reservation'),
} satisfies Meta<typeof ReservationsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const booked = { name: '7月3日（金）10:15 高血圧治療' };

export const Ready: Story = {
  name: 'すべての状態',
  play: async ({ canvas }) => {
    const underWay = within(await canvas.findByRole('region', { name: '進行中' }));
    for (const state of ['会計確認待ち', 'お支払い待ち', '発送待ち', '発送済み'])
      await expect(underWay.getByText(state)).toBeVisible();
    await expect(underWay.getByText('お届け予定 7月5日（日）〜7月7日（火）')).toBeVisible();
    const current = within(canvas.getByRole('region', { name: '現在のご予約' }));
    await expect(current.getByRole('article', booked)).toBeVisible();
    const past = within(canvas.getByRole('region', { name: '過去のご予約' }));
    await expect(past.getByText('キャンセル済み')).toBeVisible();
    await expect(past.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.queryByText('お支払いが完了していない診療があります')).not.toBeInTheDocument();
  },
};

export const OldAddress: Story = {
  name: '以前のアドレスから開いた',
  ...inApp('/mypage/order'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '予約履歴' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: '現在のご予約' })).toBeVisible();
  },
};

export const Completed: Story = {
  name: '予約が完了した直後',
  ...inApp('/mypage/reservation?status=success'),
  play: async ({ canvas, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
    // The patient has already added the official account as a friend.
    await expect(screen.queryByRole('button', { name: '公式アカウントを友だち追加' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('article', booked)).toBeVisible();
  },
};

export const CompletedThenCancelled: Story = {
  name: '完了のお知らせは、別の端末でキャンセルしたあとの再読み込みでは出ない',
  ...inApp('/mypage/reservation?status=success'),
  beforeEach: ({ msw }) => msw.use(reservationList.answers(afterCancel)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('キャンセル済み')).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const OffersFriendship: Story = {
  name: '予約が完了した直後（公式アカウントの友だちではない）',
  beforeEach: () => void platform.isFriend.mockResolvedValue(false),
  ...inApp('/mypage/reservation?status=success'),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'ご予約が完了しました' }));
    await userEvent.click(dialog.getByRole('button', { name: '公式アカウントを友だち追加' }));
    await expect(platform.openExternal).toHaveBeenCalledWith(settings.friendUrl);
    // The dialog with the next steps stays open for when the patient returns.
    await expect(dialog.getByRole('button', { name: '閉じる' })).toBeVisible();
  },
};

export const FriendshipUnknown: Story = {
  name: '予約が完了した直後（友だちかどうかがわからない）',
  beforeEach: () => void platform.isFriend.mockResolvedValue(null),
  ...inApp('/mypage/reservation?status=success'),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'ご予約が完了しました' }));
    await expect(dialog.getByRole('button', { name: '閉じる' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: '公式アカウントを友だち追加' })).not.toBeInTheDocument();
  },
};

export const FriendshipSlow: Story = {
  ...FriendshipUnknown,
  name: '予約が完了した直後（LINEの返事が来ない）',
  beforeEach: () => void platform.isFriend.mockReturnValue(new Promise(() => undefined)),
};

const states = pageStates({
  list: reservationList,
  answer: reservationList.answers(onlyBooked),
  content: (canvas) => canvas.queryByRole('article', booked),
  loading: '予約履歴を読み込んでいます',
});

export const Empty: Story = {
  name: '予約がない',
  ...states.empty(reservationList.answers(none), '現在のご予約はありません', async ({ canvas }) => {
    await expect(canvas.getByText('過去のご予約はありません')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '診療を予約する' })).toBeVisible();
  }),
};

export const Loading: Story = { name: '読み込み中', ...states.loading };

export const KeepsItsPlace: Story = {
  name: '読み込みが終わっても、予約済みのカードの位置が変わらない',
  play: async ({ canvas, msw, mount }) => {
    const reply = heldBack<typeof onlyBooked>();
    msw.use(reservationList.answersLate(reply.answer));
    await mount();
    const skeleton = (await canvas.findByText('予約履歴を読み込んでいます')).parentElement;
    const expected = skeleton?.getBoundingClientRect().bottom ?? 0;
    await expect(expected).toBeGreaterThan(0);
    reply.arrive(onlyBooked);
    const card = await canvas.findByRole('article', booked);
    await waitFor(() => expect(Math.abs(card.getBoundingClientRect().bottom - expected)).toBeLessThan(2));
  },
};

export const Failed: Story = { name: '読み込み失敗', ...states.failed };

export const FailedThenRead: Story = { name: '読み込み失敗のあと、もう一度読み込む', ...states.failedThenRead };

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
