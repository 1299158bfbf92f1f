import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import { cancelReservation } from '../../src/api/contract';
import { ReservationsPage } from '../../src/pages/ReservationsPage/ReservationsPage';
import { type PlayContext, pressInMoreMenu, findConfirmCancelButton } from '../support/bookingSteps';
import { platform } from '../support/fakePlatform';
import { office, threeAddresses } from '../support/fixtures/addressFixtures';
import { bothFiles } from '../support/fixtures/fileFixtures';
import { plenty } from '../support/fixtures/medicineFixtures';
import { allMessagesOn } from '../support/fixtures/messageChoiceFixtures';
import {
  afterCancel,
  awaitingPayment,
  awaitingShipment,
  bookedLater,
  cancelledByClinicList,
  closedDay,
  mixedStates,
  noReservations,
  onlyBooked,
  onlyOpenRoom,
  packing,
  parcelArrived,
  receivedWithNewReceiptLink,
  shipped,
  unpaid,
} from '../support/fixtures/reservationFixtures';
import { addressList } from '../support/handlers/addressHandlers';
import { callsAroundBooking } from '../support/handlers/bookingHandlers';
import { on } from '../support/handlers/clinicHandlers';
import { fileList } from '../support/handlers/fileHandlers';
import { messageChoices } from '../support/handlers/messageChoiceHandlers';
import { medicineList } from '../support/handlers/medicineHandlers';
import { cancelling, changingDeliver, reservationList } from '../support/handlers/reservationHandlers';
import { inApp, inAppWith, inAppWithout, settings } from '../support/inApp';
import { pageStates } from '../support/pageStates';

const meta = {
  id: 'pages-reservations',
  title: '画面/予約履歴',
  component: ReservationsPage,
  args: { ...settings, cancelFee: settings.costs.cancelFee },
  beforeEach({ msw }) {
    platform.openExternal.mockClear();
    msw.use(
      reservationList.answers(mixedStates),
      medicineList.answers(plenty),
      fileList.answers(bothFiles),
      messageChoices.none(),
    );
  },
  ...inApp('/mypage/reservation'),
} satisfies Meta<typeof ReservationsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const bookedCard = { name: '7月3日（金）10:15 高血圧治療' };

const atTime = (time: string, list = onlyBooked): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => {
    MockDate.set(time);
    msw.use(reservationList.answers(list));
  },
});
const ROOM_OPEN_TIME = '2026-07-03T10:11:00+09:00';

async function cancelBooked({ canvas, userEvent }: PlayContext): Promise<void> {
  await pressInMoreMenu({ canvas, userEvent }, '予約をキャンセルする');
  await userEvent.click(await findConfirmCancelButton());
}

// §under-way
export const Ready: Story = {
  name: '予約のすべての状態',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    const underWaySection = within(await canvas.findByRole('region', { name: '進行中' }));
    for (const state of ['会計確認待ち', 'お支払い待ち', '発送待ち', '発送済み'])
      await expect(underWaySection.getByText(new RegExp(`^${state}`))).toBeVisible();
    await expect(underWaySection.getByText('お届け予定 7月5日（日）〜7月7日（火）')).toBeVisible();
    const currentSection = within(canvas.getByRole('region', { name: '現在のご予約' }));
    await expect(currentSection.getByRole('article', bookedCard)).toBeVisible();
    const pastSection = within(canvas.getByRole('region', { name: '過去のご予約' }));
    await expect(pastSection.getByText('キャンセル済み')).toBeVisible();
    await expect(pastSection.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.queryByText('お支払いが完了していない診療があります')).not.toBeInTheDocument();
  },
};

// §screen-routes
export const OldAddress: Story = {
  name: '予約履歴を、以前のURLからも開ける',
  tags: ['!review', 'regression'],
  ...inApp('/mypage/order'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '予約履歴' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: '現在のご予約' })).toBeVisible();
  },
};

// §completion-dialog
export const Completed: Story = {
  name: '予約が完了した直後',
  tags: ['!review', 'regression'],
  ...inApp('/mypage/reservation?status=success'),
  play: async ({ canvas, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
    // The patient is already a friend of the official account.
    await expect(screen.queryByRole('button', { name: '公式アカウントを友だち追加' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('article', bookedCard)).toBeVisible();
  },
};

export const OffersFriendship: Story = {
  name: '予約の完了の画面で、公式アカウントの友だち追加をすすめる',
  beforeEach: () => void platform.isFriend.mockResolvedValue(false),
  ...inApp('/mypage/reservation?status=success'),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'ご予約が完了しました' }));
    await userEvent.click(dialog.getByRole('button', { name: '公式アカウントを友だち追加' }));
    await expect(platform.openExternal).toHaveBeenCalledWith(settings.friendUrl);
    // The dialog stays open, so that a patient who returns from LINE sees the next steps.
    await expect(dialog.getByRole('button', { name: '閉じる' })).toBeVisible();
  },
};

export const FriendshipUnknown: Story = {
  name: '友だちかどうかわからなければ、友だち追加をすすめない',
  tags: ['!review', 'regression'],
  beforeEach: () => void platform.isFriend.mockResolvedValue(null),
  ...inApp('/mypage/reservation?status=success'),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'ご予約が完了しました' }));
    await expect(dialog.getByRole('button', { name: '閉じる' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: '公式アカウントを友だち追加' })).not.toBeInTheDocument();
  },
};

const states = pageStates({
  list: reservationList,
  answer: reservationList.answers(onlyBooked),
  content: (canvas) => canvas.queryByRole('article', bookedCard),
});

export const Empty: Story = {
  name: '予約がない',
  ...states.empty(reservationList.answers(noReservations), '現在のご予約はありません', async ({ canvas }) => {
    await expect(canvas.getByText('過去のご予約はありません')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '診療を予約する' })).toBeVisible();
  }),
};

export const Loading: Story = { name: '読み込み中', ...states.loading };

export const FailedThenRead: Story = {
  name: '読み込みに失敗したあと、もう一度読み込む',
  tags: ['!review', 'regression'],
  ...states.failedThenRead,
};

const receiptButton = { name: '領収書を見る' };

// §room-five-minutes, §room-opens-outside
export const RoomOpen: Story = {
  name: '診察室に入れる',
  ...atTime(ROOM_OPEN_TIME, onlyOpenRoom),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article');
    // The docked button takes the place of the bottom menu.
    await expect(canvas.queryByRole('navigation', { name: 'メインメニュー' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '診察室に入る' }));
    await expect(platform.openExternal).toHaveBeenCalledWith('https://room.example/j/1');
  },
};

// §visit-prepared
export const Prepares: Story = {
  name: '「診察の準備を確認する」を押した',
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

// §calendar-outside
export const AddsToCalendar: Story = {
  name: '予約をカレンダーに追加する',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked)),
  play: async ({ canvas, userEvent }) => {
    await pressInMoreMenu({ canvas, userEvent }, 'カレンダーに追加する');
    await userEvent.click(await screen.findByRole('button', { name: 'Googleカレンダー' }));
    const link = new URL(String(platform.openExternal.mock.lastCall?.[0]));
    await expect(link.hostname).toBe('calendar.google.com');
    await expect(link.searchParams.get('dates')).toBe('20260703T011500Z/20260703T013000Z');
    await expect(link.searchParams.get('text')).toBe('オンライン診療');
    await expect(link.searchParams.get('details')).toContain(
      'https://liff.line.me/1234567890-abcdefgh/mypage/reservation',
    );
    // The calendar entry must not mention the illness.
    await expect(decodeURIComponent(link.search)).not.toContain('高血圧');
    await pressInMoreMenu({ canvas, userEvent }, 'カレンダーに追加する');
    await userEvent.click(await screen.findByRole('button', { name: 'iPhoneなどのカレンダー' }));
    await waitFor(() => expect(platform.openExternal).toHaveBeenCalledTimes(2));
    const file = new URL(String(platform.openExternal.mock.lastCall?.[0]));
    await expect(file.pathname).toBe('/calendar.html');
    await expect(file.searchParams.get('start')).toBe('20260703T011500Z');
  },
};

export const Cancels: Story = {
  name: '予約をキャンセルする',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked), cancelling.answers(afterCancel)),
  play: async ({ canvas, userEvent }) => {
    await pressInMoreMenu({ canvas, userEvent }, '予約をキャンセルする');
    await expect(await screen.findByRole('dialog', { name: 'この予約をキャンセルしますか？' })).toBeVisible();
    await userEvent.click(await findConfirmCancelButton());
    const doneDialog = await findVisitDialog('予約をキャンセルしました');
    await expect(doneDialog.getByText(/^前の予定がカレンダーに残っているときは/)).toBeVisible();
    await userEvent.click(doneDialog.getByRole('button', { name: '予約履歴を見る' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText('キャンセル済み')).toBeVisible();
    await expect(canvas.getByText('現在のご予約はありません')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: '予約履歴' })).toHaveFocus();
  },
};

export const Cancelling: Story = {
  name: 'キャンセルを送信している',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked), cancelling.pending()),
  play: async ({ canvas, userEvent }) => {
    await pressInMoreMenu({ canvas, userEvent }, '予約をキャンセルする');
    const dialog = within(await screen.findByRole('dialog', { name: 'この予約をキャンセルしますか？' }));
    await userEvent.click(dialog.getByRole('button', { name: '予約をキャンセルする' }));
    await expect(await screen.findByRole('button', { name: 'キャンセルしています' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(dialog.getByRole('button', { name: '予約を残す' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Receipt: Story = {
  name: '領収書の新しいリンクを読み込んで開く',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(reservationList.answersInTurn(parcelArrived, receivedWithNewReceiptLink)),
  play: async ({ canvas, userEvent }) => {
    const receipt = await canvas.findByRole('button', receiptButton);
    await userEvent.click(receipt);
    await waitFor(() =>
      expect(platform.openExternal).toHaveBeenLastCalledWith('https://clinic.example/receipt/6?signature=new'),
    );
    await expect(platform.openExternal).toHaveBeenCalledOnce();
  },
};

export const ReceiptFailed: Story = {
  name: '領収書を開けない',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(reservationList.answers(parcelArrived)),
  play: async ({ canvas, msw, userEvent }) => {
    const receipt = await canvas.findByRole('button', receiptButton);
    msw.use(reservationList.fails(500));
    await userEvent.click(receipt);
    await expect(await canvas.findByText('領収書を開けませんでした')).toBeVisible();
    await expect(platform.openExternal).not.toHaveBeenCalled();
  },
};

const withMoreActionsOpen = (arrange?: () => void) => ({
  ...inApp('/mypage/reservation?more=open'),
  beforeEach: (({ msw }) => {
    msw.use(reservationList.answers(onlyBooked));
    arrange?.();
  }) satisfies Story['beforeEach'],
});

const chatButton = { name: 'チャットに送る' };

// §visit-to-chat
export const SendsToChat: Story = {
  name: '予約の内容をチャットに送る',
  ...withMoreActionsOpen(),
  play: async ({ canvas, userEvent }) => {
    const sendButton = await canvas.findByRole('button', chatButton);
    await userEvent.click(sendButton);
    await expect(await canvas.findByText('チャットに送りました')).toBeVisible();
    await expect(sendButton).toHaveFocus();
    const [messages = []] = platform.sendMessages.mock.lastCall ?? [];
    await expect(messages).toEqual([
      expect.objectContaining({ type: 'flex', altText: `【${settings.clinicName}】ご予約 7月3日（金）10:15〜` }),
    ]);
    for (const words of ['診療科目', '高血圧治療', '佐藤医師', `${settings.appUrl}/mypage/reservation`])
      await expect(JSON.stringify(messages)).toContain(words);
  },
};

// §visit-to-chat
export const SendFailed: Story = {
  name: '予約の内容をチャットに送れなかった',
  ...withMoreActionsOpen(() => platform.sendMessages.mockResolvedValue({ status: 'failed', trouble: 'updateLine' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', chatButton));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('チャットに送るには、LINEの更新が必要です');
  },
};

// §visit-to-chat
export const SendNotPossible: Story = {
  name: 'チャットに送れないときは、その理由を伝える',
  tags: ['!review', 'regression'],
  ...withMoreActionsOpen(() =>
    platform.sendMessages.mockResolvedValueOnce({ status: 'refused' }).mockResolvedValueOnce({ status: 'unavailable' }),
  ),
  play: async ({ canvas, userEvent }) => {
    const sendButton = await canvas.findByRole('button', chatButton);
    await userEvent.click(sendButton);
    await expect(await canvas.findByText('許可されなかったため、送っていません')).toBeVisible();
    await userEvent.click(sendButton);
    await expect(await canvas.findByText('いまはチャットに送れません')).toBeVisible();
  },
};

export const WithoutChat: Story = {
  name: 'チャットに送れない端末では、ボタンを表示しない',
  tags: ['!review', 'regression'],
  ...withMoreActionsOpen(() => platform.can.mockReturnValue(false)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'カレンダーに追加する' })).toBeVisible();
    await expect(canvas.queryByRole('button', chatButton)).not.toBeInTheDocument();
  },
};

export const ClosedDay: Story = {
  name: '予約の日が休診になった',
  parameters: { chromatic: { modes: pageModes } },
  beforeEach: ({ msw }) => msw.use(...callsAroundBooking(), reservationList.answers(closedDay)),
  play: async ({ canvas }) => {
    const currentSection = within(await canvas.findByRole('region', { name: '現在のご予約' }));
    const card = within(currentSection.getByRole('article', { name: '7月3日（金）10:15 高血圧治療' }));
    await expect(card.getByRole('heading', { name: '別の日時をお選びください' })).toBeVisible();
    await expect(card.getByText('理由：医師の体調不良')).toBeVisible();
  },
};

// §closed-day-told
export const ClosedDayChanges: Story = {
  ...ClosedDay,
  name: '休診になった予約の「別の日時を選ぶ」で、変更が始まる',
  tags: ['!review', 'regression'],
  play: async (context) => {
    await ClosedDay.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: '別の日時を選ぶ' }));
    await expect(await canvas.findByText('7月3日（金）10:15の診療に代わる日時をお選びください')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '10:30〜10:45' }));
    await expect(await canvas.findByText('「この日時に変更する」を押すと、新しい日時に変わります')).toBeVisible();
    await expect(canvas.queryByText(/そのまま残ります/)).not.toBeInTheDocument();
  },
};

const listBefore = { now_reservations: [], all_reservations: [awaitingShipment, shipped] };
const { zip, address, apartment } = office;
const sentToOffice = { ...awaitingShipment, deliver_user: { zip, address, apartment } };
const listAfter = { ...listBefore, all_reservations: [sentToOffice] };
const changeDeliverButton = { name: 'お届け先を変更する' };

async function chooseOfficeInDialog({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', changeDeliverButton));
  const dialog = within(await screen.findByRole('dialog', { name: 'どの住所にお届けしますか？' }));
  await userEvent.click(await dialog.findByRole('radio', { name: /梅田3-1-3/ }));
  return dialog;
}

// §deliver-changeable
export const DeliverChanges: Story = {
  name: 'お薬が発送されるまでは、お届け先を変更できる',
  beforeEach: ({ msw }) =>
    msw.use(
      reservationList.answers(listBefore),
      addressList.answers(threeAddresses),
      changingDeliver.answers(listAfter),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    // The medicine of the second visit is already shipped.
    await expect(await canvas.findAllByRole('button', changeDeliverButton)).toHaveLength(1);
    const dialog = await chooseOfficeInDialog(context);
    await userEvent.click(dialog.getByRole('button', { name: 'この住所に変更する' }));
    await expect(await canvas.findByText('お届け先を変更しました')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText('大阪府大阪市北区梅田3-1-3')).toBeVisible();
  },
};

// §blocked-says-why
export const DeliverBlocked: Story = {
  name: 'いまのお届け先を選んだままでは、お届け先を変更できない',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(reservationList.answers(listBefore), addressList.answers(threeAddresses)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', changeDeliverButton));
    const dialog = within(await screen.findByRole('dialog', { name: 'どの住所にお届けしますか？' }));
    await expect(await dialog.findByRole('radio', { name: /千代田1-1/ })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'この住所に変更する' })).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getByRole('status')).toHaveTextContent('いまのお届け先です。');
    await userEvent.click(dialog.getByRole('button', { name: 'この住所に変更する' }));
    await expect(dialog.getByRole('radiogroup', { name: 'お届け先' })).toHaveAccessibleDescription(
      'いまのお届け先です。変えるときは、別の住所をお選びください。',
    );
    await expect(dialog.getByRole('radio', { name: /梅田3-1-3/ })).toHaveFocus();
  },
};

// §deliver-changeable
export const DeliverShipped: Story = {
  name: 'お届け先を変更する前に、お薬が発送されていた',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) =>
    msw.use(
      reservationList.answers(listBefore),
      addressList.answers(threeAddresses),
      changingDeliver.fails(409, { error: { code: 'shipped', message: '発送されています。' } }),
    ),
  play: async (context) => {
    const dialog = await chooseOfficeInDialog(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'この住所に変更する' }));
    await expect(await dialog.findByText('すでに発送されているため、お届け先を変更できません。')).toBeVisible();
  },
};

// §deliver-changeable
export const DeliverFixed: Story = {
  name: 'お届け先の変更に対応しないクリニックでは、「お届け先を変更する」を示さない',
  tags: ['!review', 'regression'],
  ...inAppWithout(['change_deliver'], '/mypage/reservation'),
  beforeEach: ({ msw }) => msw.use(reservationList.answers(packing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('発送待ち')).toBeVisible();
    await expect(canvas.queryByRole('button', changeDeliverButton)).not.toBeInTheDocument();
  },
};

const findVisitDialog = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name });
  await expect(dialog).toHaveTextContent('7月3日（金）10:15〜10:30高血圧治療・初診 佐藤医師');
  return within(dialog);
};

const stepsOfVisit = ['10:10診察室に入れます', '10:15佐藤医師が呼びます'];

async function expectTicket(steps: readonly string[]): Promise<HTMLElement> {
  const doneDialog = await screen.findByRole('dialog', { name: 'ご予約が完了しました' });
  const ticket = within(doneDialog).getByRole('region', { name: '診察券' });
  await expect(ticket).toHaveTextContent(/さくらオンラインクリニック.*（[日金]）10:15高血圧治療・初診佐藤医師/);
  const items = within(ticket).getAllByRole('listitem');
  await expect(items.map(({ textContent }) => textContent)).toEqual(steps);
  return doneDialog;
}

// §peak-fills-screen, §completion-dialog
export const BookedWithPlan: Story = {
  name: '予約の完了の画面に、診察までの予定を示す',
  parameters: { chromatic: { modes: pageModes } },
  ...inApp('/mypage/reservation?status=success'),
  beforeEach: ({ msw }) =>
    msw.use(reservationList.answers(bookedLater), messageChoices.answers(allMessagesOn), fileList.answers([])),
  play: async () => {
    const doneDialog = await expectTicket(['前の日LINEでお知らせします', '10:00LINEでもう一度', ...stepsOfVisit]);
    const buttons = within(doneDialog).getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual([
      '閉じる',
      '保険証の写真を送る',
      'カレンダーに追加する',
    ]);
    await expect(within(doneDialog).getByText(/診療までにお送りください。$/)).toBeVisible();
  },
};

// §peak-fills-screen, §extras-announced
export const BookedWithoutMessages: Story = {
  name: 'クリニックがお知らせを送らなければ、予定に診察だけを示す',
  tags: ['!review', 'regression'],
  ...inAppWithout(['messages'], '/mypage/reservation?status=success'),
  play: async () => {
    await expectTicket(stepsOfVisit);
  },
};

// §completion-dialog
export const CalendarFromDone: Story = {
  name: '予約の完了の画面から、カレンダーに追加する',
  tags: ['!review', 'regression'],
  ...inApp('/mypage/reservation?status=success'),
  play: async ({ userEvent }) => {
    const doneDialog = within(await screen.findByRole('dialog', { name: 'ご予約が完了しました' }));
    await userEvent.click(doneDialog.getByRole('button', { name: 'カレンダーに追加する' }));
    const calendarDialog = within(await screen.findByRole('dialog', { name: 'どのカレンダーに追加しますか？' }));
    await expect(screen.queryByRole('dialog', { name: 'ご予約が完了しました' })).not.toBeInTheDocument();
    await userEvent.click(calendarDialog.getByRole('button', { name: 'Googleカレンダー' }));
    await expect(String(platform.openExternal.mock.lastCall?.[0])).toContain('20260703T011500Z%2F20260703T013000Z');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

// §completion-dialog, §calendar-outside
export const TimeChanged: Story = {
  name: '日時を変更した直後',
  beforeEach: ({ msw }) => msw.use(messageChoices.answers(allMessagesOn)),
  ...inApp('/mypage/reservation?status=changed'),
  play: async () => {
    const doneDialog = await findVisitDialog('日時を変更しました');
    await expect(doneDialog.getByText('10:10から診察室に入れます')).toBeVisible();
    await expect(doneDialog.getByText('新しい日時は、LINEでもお知らせします。')).toBeVisible();
    await expect(doneDialog.getByRole('button', { name: 'カレンダーに追加する' })).toBeVisible();
    await expect(doneDialog.getByText(/^前の予定がカレンダーに残っているときは/)).toBeVisible();
  },
};

const lateRefusal = cancelling.fails(409, { error: { code: 'started', message: '診療の開始時刻を過ぎています。' } });

// §cancel-failed-said
export const CancelTooLate: Story = {
  name: '診療の開始後にキャンセルしようとすると、できないと伝える',
  beforeEach({ msw }) {
    MockDate.set(ROOM_OPEN_TIME);
    msw.use(reservationList.answers(onlyOpenRoom), lateRefusal);
  },
  play: async (context) => {
    await cancelBooked(context);
    const { canvas } = context;
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('キャンセルできません');
    await expect(alert).toHaveTextContent('「診察室に入る」');
    await expect(canvas.getByRole('article')).toBeVisible();
  },
};

// §cancel-five-a-day
export const CancelOften: Story = {
  name: '6回目のキャンセルが断られると、予約が残っていることを伝える',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) =>
    msw.use(
      reservationList.answers(onlyBooked),
      cancelling.fails(409, { error: { code: 'cancelled_often', message: '1日に5回までです。' } }),
    ),
  play: async (context) => {
    await cancelBooked(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('ご予約はそのまま残っています。');
    // The message and the reservation's card each have a button with this name.
    await waitFor(() => expect(context.canvas.getAllByRole('button', { name: 'お問い合わせ' })).toHaveLength(2));
  },
};

// §cancel-failed-said
export const CancelFailed: Story = {
  name: 'キャンセルに失敗すると、予約が残っていることを伝える',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked), cancelling.fails(500)),
  play: async (context) => {
    await cancelBooked(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ご予約はそのまま残っています。');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText('予約済み')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '予約をキャンセルする' })).toBeVisible();
  },
};

// §lost-reply-checked
export const CancelUnknown: Story = {
  name: 'キャンセルできたかわからないときは、そう伝える',
  beforeEach: ({ msw }) => {
    msw.use(
      reservationList.answers(onlyBooked),
      on(cancelReservation, () => {
        msw.use(reservationList.breaks(null));
        return HttpResponse.error();
      }),
    );
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await cancelBooked(context);
    await expect(await canvas.findByText('できたかどうか確かめられませんでした')).toBeVisible();
    msw.use(reservationList.answers(afterCancel));
    await userEvent.click(canvas.getAllByRole('button', { name: 'もう一度読み込む' })[0] as HTMLElement);
    await expect(await canvas.findByText('キャンセル済み')).toBeVisible();
  },
};

// §cancel-failed-said
export const CancelledElsewhere: Story = {
  name: '別の端末でキャンセルした予約は、もうキャンセルできない',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) =>
    msw.use(
      reservationList.answersInTurn(onlyBooked, afterCancel),
      cancelling.fails(409, { error: { code: 'conflict', message: 'この予約はすでに取り消されています。' } }),
    ),
  play: async (context) => {
    await cancelBooked(context);
    const { canvas } = context;
    await expect(await canvas.findByText('この予約はキャンセルできません')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('キャンセル済み')).toBeVisible());
    await expect(canvas.queryByText('予約済み')).not.toBeInTheDocument();
  },
};

const filledButtonTexts = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')]
    .filter(({ dataset: { size, variant } }) => size === 'lg' && variant === undefined)
    .map((button) => button.textContent);

export const NoFilledButton: Story = {
  name: '診察室が開く前は、塗りつぶしのボタンを示さない',
  tags: ['!review', 'regression'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '今日10:15から診療です' })).toBeVisible();
    await expect(filledButtonTexts(canvas)).toEqual([]);
  },
};

export const RoomFirst: Story = {
  name: '診察室が開くと、「診察室に入る」だけを塗りつぶす',
  tags: ['!review', 'regression'],
  ...atTime(ROOM_OPEN_TIME, {
    ...onlyOpenRoom,
    all_reservations: [...onlyOpenRoom.all_reservations, awaitingPayment],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'いま診察室に入れます' })).toBeVisible();
    await expect(filledButtonTexts(canvas)).toEqual(['診察室に入る']);
  },
};

// §called-off-told
export const CalledOff: Story = {
  name: 'クリニックがキャンセルした予約に、理由を示す',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(cancelledByClinicList)),
  play: async ({ canvas }) => {
    const currentSection = within(await canvas.findByRole('region', { name: '現在のご予約' }));
    const card = within(currentSection.getByRole('article', { name: /^7月3日/ }));
    await expect(card.getByRole('heading', { name: '診療が中止になりました' })).toBeVisible();
    await expect(card.getByText('理由：医師が急病のため、診療できなくなりました。')).toBeVisible();
    const to = '/reserve/hypertension/1';
    await expect(card.getByRole('link', { name: '別の日時を選ぶ' })).toHaveAttribute('href', to);
    await expect(filledButtonTexts(canvas)).toEqual(['別の日時を選ぶ']);
    await expect(canvas.queryByText('次のご予約はありません')).not.toBeInTheDocument();
  },
};

// §unpaid-alert
export const Unpaid: Story = {
  name: '未払いの診療がある',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(unpaid)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('お支払いが完了していない診療があります');
    const billCard = within(canvas.getByRole('article', { name: /^6月5日.*痛風/ }));
    await expect(billCard.getByRole('heading', { name: '7月17日（金）までに1,885円' })).toBeVisible();
    const bill = '/mypage/payment/bill/4';
    await expect(billCard.getByRole('link', { name: 'お支払いへ進む' })).toHaveAttribute('href', bill);
    await expect(filledButtonTexts(canvas)).toEqual(['お支払いへ進む']);
    await expect(canvas.getByText('次のご予約はありません')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '診療を予約する' })).toBeVisible();
  },
};

export const Over: Story = {
  name: '診療の時間を過ぎた',
  ...atTime('2026-07-03T10:30:00+09:00'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '診療の時間を過ぎました' })).toBeVisible();
    await expect(canvas.queryByText(/診察室/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^電話する/ })).not.toHaveAttribute('data-variant');
  },
};

// §visit-waiting
export const Waiting: Story = {
  name: '診療の15分前から、待合と残り時間を示す',
  parameters: { chromatic: { modes: pageModes } },
  ...atTime('2026-07-03T10:04:30+09:00'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '10:15から佐藤医師の診療' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^5分30秒$/);
  },
};

export const CountsDown: Story = {
  ...Waiting,
  name: '待合では、残り時間だけが1秒ごとに変わる',
  tags: ['!review', 'regression'],
  parameters: {},
  play: async (context) => {
    await Waiting.play?.(context);
    const { canvas } = context;
    // The rest of the page reads the clock only once a minute and at `visibilitychange`.
    MockDate.set('2026-07-03T10:11:00+09:00');
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/^0秒$/));
    await expect(canvas.queryByText(/^診察室を準備しています/)).not.toBeInTheDocument();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText(/^診察室を準備しています/)).toBeVisible();
  },
};

// §lapse-thirty-minutes
export const Unfinished: Story = {
  name: '診療の終了予定の30分後に、「受診を確認しています」と示す',
  ...atTime('2026-07-03T10:59:59+09:00'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('診療の時間を過ぎました')).toBeVisible();
    MockDate.set('2026-07-03T11:00:00+09:00');
    document.dispatchEvent(new Event('visibilitychange'));
    // The clinic still lists the reservation as current.
    await expect(await canvas.findByText('受診を確認しています')).toBeVisible();
    const visit = within(canvas.getByRole('article', { name: /^7月3日（金）10:15 高血圧治療/ }));
    await expect(visit.getByText(/^診療を受けた方は、会計の確認をお待ちください。/)).toBeVisible();
    await expect(visit.getByRole('link', { name: 'もう一度予約する' })).toBeVisible();
    await expect(canvas.getByText('次のご予約はありません')).toBeVisible();
  },
};

export const WithoutChange: Story = {
  name: '日時の変更に対応しないクリニックでは、「日時を変更する」を示さない',
  tags: ['!review', 'regression'],
  ...inAppWithout(['change_time'], '/mypage/reservation'),
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '変更・そのほか' }));
    const cancelButton = canvas.getByRole('button', { name: '予約をキャンセルする' });
    await expect(canvas.queryByRole('button', { name: '日時を変更する' })).not.toBeInTheDocument();
    await userEvent.click(cancelButton);
    const dialog = await screen.findByRole('dialog', { name: 'この予約をキャンセルしますか？' });
    await expect(dialog).not.toHaveTextContent('日時の変更');
  },
};

// §cancel-asks-first, §cancel-fee-day, §cancel-fee-said
export const CancelCosts: Story = {
  name: '当日のキャンセルの前に、キャンセル料を示す',
  parameters: { chromatic: { modes: pageModes } },
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked)),
  play: async ({ canvas, userEvent }) => {
    await pressInMoreMenu({ canvas, userEvent }, '予約をキャンセルする');
    const dialog = await findVisitDialog('この予約をキャンセルしますか？');
    const names = dialog.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names).toEqual(['予約を残す', '予約をキャンセルする']);
    await expect(
      dialog.getByText(/本日の診療のため、キャンセル料がかかります（1,100円）。お支払いの方法は、/),
    ).toBeVisible();
    await expect(dialog.getByText(/日時の変更なら、当日でもキャンセル料はかかりません。/)).toBeVisible();
  },
};

// §cancel-fee-said
export const CancelledForAFee: Story = {
  name: '当日のキャンセルのあとに、キャンセル料を示す',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked), cancelling.answers(afterCancel)),
  play: async (context) => {
    await cancelBooked(context);
    const doneDialog = await findVisitDialog('予約をキャンセルしました');
    await expect(screen.getByRole('dialog').querySelector('s')).toHaveTextContent('10:15〜10:30');
    await expect(doneDialog.getByText(/^キャンセル料がかかります（1,100円）。お支払いの方法は、/)).toBeVisible();
  },
};

// §cancel-fee-said
export const NoFeeSet: Story = {
  name: '金額がわからなくても、キャンセル料がかかると示す',
  tags: ['!review', 'regression'],
  ...inAppWith({ costs: { ...settings.costs, cancelFee: null } }, '/mypage/reservation'),
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked), cancelling.answers(afterCancel)),
  play: async ({ canvas, userEvent }) => {
    await pressInMoreMenu({ canvas, userEvent }, '予約をキャンセルする');
    const dialog = await screen.findByRole('dialog', { name: 'この予約をキャンセルしますか？' });
    await expect(dialog).toHaveTextContent(/本日の診療のため、キャンセル料がかかります。金額とお支払いの方法は、/);
    await userEvent.click(await findConfirmCancelButton());
    const doneDialog = await findVisitDialog('予約をキャンセルしました');
    await expect(doneDialog.getByText(/^キャンセル料がかかります。金額と/)).toBeVisible();
  },
};

// §cancel-asks-first
export const CancelIsFree: Story = {
  name: '前日までのキャンセルなら、キャンセル料がかからないと示す',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(reservationList.answers(bookedLater), fileList.answers([])),
  play: async ({ canvas, userEvent }) => {
    await pressInMoreMenu({ canvas, userEvent }, '予約をキャンセルする');
    const dialog = within(await screen.findByRole('dialog', { name: 'この予約をキャンセルしますか？' }));
    await expect(dialog.getByText('前日までのキャンセルには、キャンセル料はかかりません。')).toBeVisible();
    await expect(dialog.queryByText(/かかります/)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: '予約を残す' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText('予約済み')).toBeVisible();
  },
};
