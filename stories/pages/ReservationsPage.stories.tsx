import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { NOW } from '../../.storybook/clock';
import { pageModes } from '../../.storybook/modes';
import { ReservationsPage } from '../../src/pages/ReservationsPage/ReservationsPage';
import { endingSoon, plenty } from '../support/fixtures/medicines';
import {
  afterCancel,
  everyState,
  none,
  onlyBooked,
  openRoom,
  received,
  renewed,
  unpaid,
} from '../support/fixtures/reservations';
import { medicineList } from '../support/handlers/medicines';
import { cancelling, reservationList } from '../support/handlers/reservations';
import { inApp, settings } from '../support/inApp';
import { platform } from '../support/platform';

const meta = {
  id: 'pages-reservations',
  title: '画面/予約履歴',
  parameters: { chromatic: { modes: pageModes } },
  component: ReservationsPage,
  args: settings,
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
  parameters: { shows: ['Chat.idle', 'Cancel.idle', 'Receipt.idle'] },
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
    // Friends already.
    await expect(screen.queryByRole('button', { name: '公式アカウントを友だち追加' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('article', booked)).toBeVisible();
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
    // The patient comes back to where the way on is told.
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

export const Unpaid: Story = {
  name: '未払いのお知らせ',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(unpaid)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('お支払いが完了していない診療があります')).toBeVisible();
    await expect(canvas.getByText('現在のご予約はありません')).toBeVisible();
    // The alert is the next step: there are not two cards of it.
    await expect(canvas.queryByRole('region', { name: 'つぎにすること' })).not.toBeInTheDocument();
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

export const NextStep: Story = {
  name: 'つぎにすること',
  play: async ({ canvas }) => {
    const step = within(await canvas.findByRole('region', { name: 'つぎにすること' }));
    await expect(step.getByRole('link', { name: 'お支払いをお願いします' })).toHaveAttribute(
      'href',
      '/mypage/payment/bill/4',
    );
  },
};

export const MedicineEnds: Story = {
  name: 'つぎにすること（次の予約）',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(received), medicineList.answers(endingSoon)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '次の診療のご予約をお願いします' })).toHaveAttribute(
      'href',
      '/reserve',
    );
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
    await userEvent.click(await canvas.findByRole('button', { name: 'カレンダーに追加する' }));
    const link = new URL(String(platform.openExternal.mock.lastCall?.[0]));
    await expect(link.hostname).toBe('calendar.google.com');
    // 15 minutes on a first visit, and no word of the illness.
    await expect(link.searchParams.get('dates')).toBe('20260703T011500Z/20260703T013000Z');
    await expect(link.searchParams.get('text')).toBe('オンライン診療');
    await expect(link.searchParams.get('details')).toContain(`${location.origin}/mypage/reservation`);
    await expect(decodeURIComponent(link.search)).not.toContain('高血圧');
  },
};

const sendToChat = { name: 'チャットに送る' };
const copyDetails = { name: '予約内容をコピーする' };

const copiedText = [
  `【${settings.clinicName}】ご予約の内容`,
  '診療日時：7月3日（金）10:15〜（15分）',
  '診療科目：高血圧治療',
  '担当医：佐藤医師',
  `${settings.appUrl}/mypage/reservation`,
].join('\n');

/** A clipboard that takes the text, or that lets nobody write to it. */
const clipboard = {
  takes: () => void spyOn(navigator.clipboard, 'writeText').mockResolvedValue(),
  closed: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('closed', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
  },
};

export const SendsToChat: Story = {
  name: 'チャットに送る',
  parameters: { shows: ['Chat.ended', 'ChatEnding.sent'] },
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked)),
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', sendToChat);
    await expect(canvas.queryByRole('button', copyDetails)).not.toBeInTheDocument();
    await userEvent.click(send);
    await expect(await canvas.findByText('チャットに送りました')).toBeVisible();
    await expect(send).toHaveFocus();
    const [messages = []] = platform.sendMessages.mock.lastCall ?? [];
    await expect(messages).toEqual([
      expect.objectContaining({ type: 'flex', altText: `【${settings.clinicName}】ご予約 7月3日（金）10:15〜` }),
    ]);
    for (const words of ['診療科目', '高血圧治療', '佐藤医師', `${settings.appUrl}/mypage/reservation`])
      await expect(JSON.stringify(messages)).toContain(words);
  },
};

export const SendingToChat: Story = {
  name: 'チャットに送っている間（二度押しても1通）',
  parameters: { shows: ['Chat.busy'] },
  beforeEach({ msw }) {
    msw.use(reservationList.answers(onlyBooked));
    platform.sendMessages.mockReturnValue(new Promise(() => undefined));
  },
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', sendToChat);
    await userEvent.dblClick(send);
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await expect(platform.sendMessages).toHaveBeenCalledOnce();
  },
};

export const SendRefused: Story = {
  name: 'チャットへの送信を許可しなかった',
  parameters: { shows: ['ChatEnding.refused'] },
  beforeEach({ msw }) {
    msw.use(reservationList.answers(onlyBooked));
    platform.sendMessages.mockResolvedValue({ status: 'refused' });
    clipboard.takes();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', sendToChat));
    await expect(await canvas.findByText('許可されなかったため、送っていません')).toBeVisible();
    await expect(navigator.clipboard.writeText).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', copyDetails));
    await expect(await canvas.findByText('予約内容をコピーしました')).toBeVisible();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(copiedText);
    await expect(canvas.getByRole('button', copyDetails)).toHaveFocus();
  },
};

export const SendUnavailable: Story = {
  name: 'チャットに送れないので、コピーした',
  parameters: { shows: ['ChatEnding.copied'] },
  beforeEach({ msw }) {
    msw.use(reservationList.answers(onlyBooked));
    platform.sendMessages.mockResolvedValue({ status: 'unavailable' });
    clipboard.takes();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', sendToChat));
    await expect(await canvas.findByText('いまはチャットに送れないため、予約内容をコピーしました')).toBeVisible();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(copiedText);
  },
};

export const SendUnavailableByHand: Story = {
  name: 'チャットに送れず、コピーもできない',
  parameters: { shows: ['ChatEnding.byHand'] },
  beforeEach({ msw }) {
    msw.use(reservationList.answers(onlyBooked));
    platform.sendMessages.mockResolvedValue({ status: 'unavailable' });
    clipboard.closed();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', sendToChat));
    await expect(await canvas.findByText('下の文字を長押しして、コピーしてください。')).toBeVisible();
    await expect(canvas.getByText(/担当医：佐藤医師/).textContent).toBe(copiedText);
  },
};

export const SendFailed: Story = {
  name: 'チャットに送れなかった',
  parameters: { shows: ['ChatEnding.failed'] },
  beforeEach({ msw }) {
    msw.use(reservationList.answers(onlyBooked));
    platform.sendMessages.mockResolvedValue({ status: 'failed', trouble: 'updateLine' });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', sendToChat));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('LINEアプリの更新が必要です');
    await expect(canvas.getByRole('button', copyDetails)).toBeVisible();
  },
};

export const WithoutChat: Story = {
  name: '送れるチャットがない（コピーする）',
  beforeEach({ msw }) {
    msw.use(reservationList.answers(onlyBooked));
    platform.can.mockReturnValue(false);
    clipboard.takes();
  },
  play: async ({ canvas, userEvent }) => {
    const copy = await canvas.findByRole('button', copyDetails);
    await expect(canvas.queryByRole('button', sendToChat)).not.toBeInTheDocument();
    await userEvent.click(copy);
    await expect(await canvas.findByText('予約内容をコピーしました')).toBeVisible();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(copiedText);
    await expect(copy).toHaveFocus();
  },
};

export const Receipt: Story = {
  name: '領収書を見る',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '領収書を見る' }));
    await expect(platform.openExternal).toHaveBeenLastCalledWith('https://clinic.example/receipt/6');
  },
};

/** Past the nine minutes for which a link of the list is trusted. */
const later = () => MockDate.set(NOW + 9 * 60_000 + 1);

export const ReceiptLinkExpired: Story = {
  name: '領収書のリンクが古いとき',
  beforeEach: ({ msw }) => msw.use(reservationList.answersInTurn(received, renewed)),
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: '領収書を見る' });
    later();
    await userEvent.click(open);
    await waitFor(() =>
      expect(platform.openExternal).toHaveBeenLastCalledWith('https://clinic.example/receipt/6?signature=new'),
    );
    await expect(platform.openExternal).toHaveBeenCalledOnce();
  },
};

export const ReceiptFailed: Story = {
  name: '領収書を開けない',
  parameters: { shows: ['Receipt.failed'] },
  beforeEach: ({ msw }) => msw.use(reservationList.answers(received)),
  play: async ({ canvas, msw, userEvent }) => {
    const open = await canvas.findByRole('button', { name: '領収書を見る' });
    later();
    msw.use(reservationList.fails(500));
    await userEvent.click(open);
    await expect(await canvas.findByText('領収書を開けませんでした。もう一度お試しください。')).toBeVisible();
    await expect(platform.openExternal).not.toHaveBeenCalled();
  },
};

export const Cancels: Story = {
  name: '予約をキャンセルする',
  parameters: { shows: ['Cancel.asking', 'Cancel.done'] },
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
  parameters: { shows: ['Cancel.failed'] },
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

export const KeepsItsPlace: Story = {
  name: '読み込みが終わっても、予約済みのカードの位置が変わらない',
  play: async ({ canvas, msw, mount }) => {
    let answer = () => undefined as void;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    msw.use(
      http.get('/api/reservations', async () => {
        await asked;
        return HttpResponse.json(onlyBooked);
      }),
    );
    await mount();
    const skeleton = (await canvas.findByText('予約履歴を読み込んでいます')).parentElement;
    const expected = skeleton?.getBoundingClientRect().bottom ?? 0;
    await expect(expected).toBeGreaterThan(0);
    answer();
    const card = await canvas.findByRole('article', booked);
    await waitFor(() => expect(Math.abs(card.getBoundingClientRect().bottom - expected)).toBeLessThan(2));
  },
};

export const Failed: Story = {
  name: '読み込み失敗',
  beforeEach: ({ msw }) => msw.use(reservationList.fails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('只今つながりにくくなっています')).toBeVisible();
  },
};

export const FailedThenRead: Story = {
  ...Failed,
  name: '読み込み失敗のあと、もう一度読み込む',
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas, msw, userEvent } = context;
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
