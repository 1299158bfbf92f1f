import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { ReservationCard } from '../../../src/components/visit/ReservationCard/ReservationCard';
import { pressMore } from '../../support/bookingSteps';
import { opened, withContact } from '../../support/withContact';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const reservation = {
  id: 7,
  start_time: Date.parse('2026-07-03T10:00:00+09:00'),
  subject: '高血圧治療',
  kind: 'initial' as const,
  state: 'booked',
  lastname: '佐藤',
  zoomReady: true,
  deliverTime: null,
  billUrl: null,
  deliverUser: null,
} as const;
const past = {
  ...reservation,
  start_time: Date.parse('2026-06-05T19:00:00+09:00'),
  subject: '痛風（高尿酸血症）',
  kind: 'repeat' as const,
};
const deliverUser = { zip: '1600022', address: '東京都新宿区新宿1-2-3', apartment: 'さくらマンション 203号室' };
const MINUTE = 60_000;

const meta = {
  id: 'components-reservation-card',
  title: '部品/受診/予約カード',
  component: ReservationCard,
  decorators: [withGutter, withRouter],
  args: {
    reservation,
    now: NOW,
    bookTo: '/reserve/hypertension/1',
    payTo: '/mypage/payment/bill/7',
    onEnterRoom: fn(),
    onCancel: fn(),
    onOpenReceipt: fn(),
  },
} satisfies Meta<typeof ReservationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '予約済み（入室前）',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('article', { name: '7月3日（金）10:00 高血圧治療' })).toHaveTextContent('予約済み');
    // It appears when it can be pressed.
    await expect(canvas.queryByRole('button', { name: '診察室に入る' })).not.toBeInTheDocument();
    await expect(canvas.getByText('9:55から入れます')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('開始5分前から入室できます');
    await expect(canvas.getByText('診察')).toBeVisible();
    // One step away from a press by mistake.
    await expect(canvas.queryByRole('button', { name: '予約をキャンセルする' })).not.toBeInTheDocument();
    await pressMore({ canvas, userEvent }, '予約をキャンセルする');
    await expect(args.onCancel).toHaveBeenLastCalledWith(7);
    await expect(canvas.queryByRole('button', { name: '日時を変更する' })).not.toBeInTheDocument();
  },
};

export const RoomOpen: Story = {
  name: '予約済み（入室できる）',
  args: { now: NOW + 57 * MINUTE - 20_000 },
  play: async ({ canvas, userEvent, args }) => {
    const enter = canvas.getByRole('button', { name: '診察室に入る' });
    await expect(enter).toHaveAttribute('data-variant', 'outline');
    await expect(canvas.getByRole('article')).toHaveTextContent('入室できます（開始まであと 3分20秒）');
    await userEvent.click(enter);
    await expect(args.onEnterRoom).toHaveBeenLastCalledWith(7);
  },
};

export const Started: Story = {
  name: '予約済み（開始時刻を過ぎた）',
  args: { now: NOW + 60 * MINUTE },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('入室できます');
    await expect(canvas.queryByText(/開始まで/)).not.toBeInTheDocument();
  },
};

export const RoomNotReady: Story = {
  name: '予約済み（診察室を準備中）',
  args: { reservation: { ...reservation, zoomReady: false }, now: NOW + 56 * MINUTE },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('診察室を準備しています');
    await expect(canvas.queryByRole('button', { name: '診察室に入る' })).not.toBeInTheDocument();
  },
};

export const Cancelling: Story = {
  name: 'キャンセルを送信中',
  args: { cancelBusy: true, moreOpened: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'キャンセルしています' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

// §bill-awaited
export const AwaitingConfirmation: Story = {
  name: '会計確認待ち',
  args: { reservation: { ...past, state: 'awaitingConfirmation' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/通常は診察の翌日までに終わり.*LINEでもお知らせします。$/)).toBeVisible();
  },
};

export const AwaitingPayment: Story = {
  name: 'お支払い待ち',
  args: { reservation: { ...past, state: 'awaitingPayment' } },
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('link', { name: 'お支払いへ進む' });
    await expect(pay).toHaveAttribute('href', '/mypage/payment/bill/7');
    await expect(pay).toHaveAttribute('data-variant', 'outline');
    await expect(canvas.getByText('お支払い').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};

export const Filled: Story = {
  name: 'お支払い待ち（画面に1つの、塗りつぶしのボタン）',
  args: { reservation: { ...past, state: 'awaitingPayment' }, filled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'お支払いへ進む' })).not.toHaveAttribute('data-variant');
  },
};

export const AwaitingTransfer: Story = {
  name: 'お振込待ち',
  args: {
    reservation: { ...past, state: 'awaitingTransfer', amount: 1885, payBy: '2026-07-17', deliverUser },
    bookTo: '/reserve/hypertension/1',
    payTo: '/mypage/payment/deliver/7?step=bank',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'お振込先を見る' })).toHaveAttribute('href', args.payTo);
    await expect(canvas.getByText('1,885円')).toBeVisible();
    await expect(canvas.getByText('7月17日（金）まで')).toBeVisible();
    await expect(canvas.getByText('東京都新宿区新宿1-2-3')).toBeVisible();
  },
};

// §arrival-unsent
export const AwaitingShipment: Story = {
  name: '発送待ち（領収書なし）',
  args: { reservation: { ...past, state: 'awaitingShipment', deliverUser } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(
      'お支払い後2〜3日でお届けします（前後することがあります）',
    );
    await expect(canvas.getByText('2〜3日')).toBeVisible();
    await expect(canvas.getByText('東京都新宿区新宿1-2-3')).toBeVisible();
    await expect(canvas.getByText('領収書はまだありません')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '領収書を見る' })).not.toBeInTheDocument();
  },
};

const shipped = {
  ...past,
  state: 'shipped',
  deliverTime: Date.parse('2026-07-03T08:00:00+09:00'),
  billUrl: 'https://bill.example/7',
  deliverUser,
} as const;

// §arrival-range
export const Shipped: Story = {
  name: '発送済み',
  args: { reservation: shipped },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('お届け予定 7月5日（日）〜7月7日（火）')).toBeVisible();
    await expect(canvas.getByText('〒160-0022')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '領収書を見る' }));
    await expect(args.onOpenReceipt).toHaveBeenLastCalledWith(7);
  },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    reservation: {
      ...shipped,
      start_time: Date.parse('2026-12-31T23:45:00+09:00'),
      subject: '高血圧・脂質異常症・高尿酸血症の治療（生活習慣病の総合診療）',
      lastname: '勅使河原',
      deliverUser: {
        zip: '6008216',
        address: '京都府京都市下京区烏丸通七条下る東塩小路町721番地の1',
        apartment: 'グランドメゾン京都ステーションフロント・ウエストタワー 2203号室（管理人室にお声がけください）',
      },
    },
  },
};

export const Prepared: Story = {
  name: '準備の確認とカレンダー',
  args: { onPrepare: fn(), onAddToCalendar: fn(), onChangeTime: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '診察の準備を確認する' }));
    await expect(args.onPrepare).toHaveBeenLastCalledWith(7);
    await pressMore({ canvas, userEvent }, 'カレンダーに追加する');
    await expect(args.onAddToCalendar).toHaveBeenLastCalledWith(7);
    await pressMore({ canvas, userEvent }, '日時を変更する');
    await expect(args.onChangeTime).toHaveBeenLastCalledWith(7);
  },
};

export const Chat: Story = {
  name: 'チャットに送る・コピーする',
  args: { onAddToCalendar: fn(), chat: { onSend: fn(), onCopy: fn(), note: '許可されなかったため、送っていません' } },
  play: async ({ canvas, userEvent, args }) => {
    await pressMore({ canvas, userEvent }, 'チャットに送る');
    await expect(args.chat?.onSend).toHaveBeenLastCalledWith(7);
    await pressMore({ canvas, userEvent }, '予約内容をコピーする');
    await expect(args.chat?.onCopy).toHaveBeenLastCalledWith(7);
    await expect(canvas.getByText('許可されなかったため、送っていません')).toBeVisible();
  },
};

export const SendingToChat: Story = {
  name: 'チャットに送っている',
  args: { chat: { onSend: fn(), busy: true }, moreOpened: true },
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole('button', { name: 'チャットに送る' });
    await userEvent.click(send);
    await expect(send).toHaveFocus();
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await expect(args.chat?.onSend).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: '予約内容をコピーする' })).not.toBeInTheDocument();
  },
};

export const Changeable: Story = { name: '日時を変更できる', args: { onChangeTime: fn(), moreOpened: true } };

export const CountdownIsSilent: Story = {
  name: '残り時間の秒は読み上げない',
  tags: ['!review', 'regression'],
  args: { ...RoomOpen.args },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^入室できます$/);
    await expect(canvas.getByText(/開始まであと/)).toBeVisible();
  },
};

export const ReceiptOpening: Story = {
  name: '領収書を開いている',
  args: { ...Shipped.args, receiptBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '領収書を見る' }));
    await expect(args.onOpenReceipt).not.toHaveBeenCalled();
  },
};

export const ReceiptFailed: Story = {
  name: '領収書を開けない',
  args: { ...Shipped.args, receiptNote: '領収書を開けませんでした' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/領収書を開けませんでした/)).toBeVisible();
  },
};

const unkept = { ...reservation, state: 'unkept', reason: '医師の体調不良' } as const;

// §closed-day-told
export const ClosedDay: Story = {
  name: '休診になった（当日、診察室が開くはずの時間）',
  args: { reservation: unkept, now: NOW + 57 * MINUTE, onChangeTime: fn(), onContact: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('休診');
    await expect(canvas.getByText('理由：医師の体調不良')).toBeVisible();
    await expect(canvas.queryByText(/入室|診察室/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '別の日時を選ぶ' }));
    await expect(args.onChangeTime).toHaveBeenLastCalledWith(7);
    await userEvent.click(canvas.getByRole('button', { name: '予約をキャンセルする' }));
    await expect(args.onCancel).toHaveBeenLastCalledWith(7);
  },
};

export const ClosedDayWithoutChange: Story = {
  name: '休診になった（理由なし、日時の変更なし）',
  args: { reservation: { ...unkept, reason: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/休診になりました/)).toBeVisible();
    await expect(canvas.queryByText(/理由/)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/別の日時/)).not.toBeInTheDocument();
  },
};

export const ClosedDayLarge: Story = {
  ...ClosedDay,
  name: '休診になった（狭い画面・文字200%）',
  globals: { viewport: { value: 'w320' }, textSize: '200' },
};

const REASON = '医師が急病のため、診療できなくなりました。';

// §called-off-told
export const CalledOff: Story = {
  name: 'クリニックがキャンセルした',
  args: { reservation: { ...reservation, state: 'cancelled', cancelReason: REASON } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('キャンセル済み');
    await expect(canvas.getByText('クリニックの都合でキャンセルしました。キャンセル料はかかりません。')).toBeVisible();
    await expect(canvas.getByText(`理由：${REASON}`)).toBeVisible();
    const next = canvas.getByRole('link', { name: '次の予約へ' });
    await expect(next).toHaveAttribute('href', args.bookTo);
    await expect(next).toHaveAttribute('data-variant', 'outline');
  },
};

export const CalledOffWithContact: Story = {
  ...CalledOff,
  name: 'クリニックがキャンセルした（お問い合わせ先がある）',
  decorators: [withContact],
};

export const CalledOffAtLength: Story = {
  name: 'クリニックがキャンセルした（長い理由）',
  args: {
    reservation: {
      ...reservation,
      state: 'cancelled',
      cancelReason:
        '担当の医師が急病のため、本日の診療をすべて中止いたしました。ご迷惑をおかけし、たいへん申し訳ございません。お薬が足りない方は、お手数ですが、ほかの医師の時間をお選びのうえ、あらためてご予約くださいますようお願いいたします。ご不明な点は、診療時間内にクリニックまでお電話ください。',
    },
  },
};

export const DoctorNotNamed: Story = {
  name: '医師の名前がわからない',
  tags: ['!review', 'regression'],
  args: { reservation: { ...reservation, lastname: '' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: '7月3日（金）10:00 高血圧治療' });
    await expect(card).toHaveTextContent('予約済み');
    await expect(card).not.toHaveTextContent('医師');
  },
};

// §parcel-number
export const ShippedWithNumber: Story = {
  name: '発送済み（お問い合わせ番号がある）',
  args: { reservation: { ...shipped, parcel: { carrier: 'さくら運輸', number: '1234-5678-9012' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('さくら運輸')).toBeVisible();
    await expect(canvas.getByText('1234-5678-9012')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'お問い合わせ番号をコピー' })).toBeVisible();
  },
};

/** The start of the card's consultation, a first visit of 15 minutes. */
const START = NOW + 60 * MINUTE;

// §visit-waiting
export const Waiting: Story = {
  name: '診療の15分前から（待合）',
  args: { now: START - 12 * MINUTE - 30_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('診療開始まで あと12分30秒')).toBeVisible();
    await expect(canvas.getByText('順番にお呼びします。15分ほどお待ちいただくことがあります。')).toBeVisible();
    await expect(canvas.getByText('保険証または資格確認書')).toBeVisible();
    // The seconds are not read aloud.
    await expect(canvas.getByRole('status')).toHaveTextContent(/^開始5分前から入室できます$/);
  },
};

export const BeforeWaiting: Story = {
  name: '診療の15分前より前',
  args: { now: START - 15 * MINUTE - 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/順番にお呼びします/)).not.toBeInTheDocument();
  },
};

// §visit-waiting
export const NobodyComes: Story = {
  name: '診療の時間（来ないとき、切れたとき）',
  args: { now: START },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('診療の時間になりました')).toBeVisible();
    await expect(canvas.getByText(/通話が切れたときは、もう一度「診察室に入る」/)).toBeVisible();
    await expect(canvas.queryByText(/クリニックへ/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '診察室に入る' }));
    await expect(args.onEnterRoom).toHaveBeenLastCalledWith(7);
  },
};

export const NobodyComesWithContact: Story = {
  name: '診療の時間（お問い合わせ先がある）',
  args: { now: START },
  decorators: [withContact],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/それでもつながらないときは、クリニックへご連絡ください/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '電話する（03-1234-5678）' })).toBeVisible();
  },
};

export const WaitingLarge: Story = {
  ...Waiting,
  name: '待合（狭い画面・文字200%）',
  globals: { viewport: { value: 'w320' }, textSize: '200' },
};

export const Over: Story = {
  name: '診察の時間を過ぎた',
  args: { now: START + 15 * MINUTE },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('診察の時間を過ぎました')).toBeVisible();
    await expect(canvas.getByText(/つながらなかったときは/)).toBeVisible();
    // The doctor may be late.
    await userEvent.click(canvas.getByRole('button', { name: '診察室に入る' }));
    await expect(args.onEnterRoom).toHaveBeenLastCalledWith(7);
  },
};

export const OverWithContact: Story = {
  ...Over,
  name: '診察の時間を過ぎた（お問い合わせ先がある）',
  decorators: [withContact],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/クリニックへご連絡ください/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '電話する（03-1234-5678）' }));
    await expect(opened).toHaveBeenLastCalledWith('tel:0312345678');
  },
};

export const OverWithoutRoom: Story = {
  name: '診察の時間を過ぎた（診察室の用意がない）',
  args: { reservation: { ...reservation, zoomReady: false }, now: START + 15 * MINUTE },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/30分たっても入れないときは、もう一度ご予約いただけます/)).toBeVisible();
    await expect(canvas.queryByText(/もう一度「診察室に入る」/)).not.toBeInTheDocument();
  },
};

export const NobodyComesWithoutRoom: Story = {
  name: '診療の時間（診察室の用意がない、お問い合わせ先がある）',
  args: { reservation: { ...reservation, zoomReady: false }, now: START },
  decorators: [withContact],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/医師が来ないときは、クリニックへご連絡ください。$/)).toBeVisible();
    await expect(canvas.queryByText(/もう一度「診察室に入る」/)).not.toBeInTheDocument();
  },
};

export const Unfinished: Story = {
  name: '受診の確認中',
  args: { reservation: { ...reservation, state: 'unfinished' }, now: START + 45 * MINUTE },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card).toHaveTextContent('受診の確認中');
    await expect(card).toHaveTextContent('診療を受けられなかった方は、もう一度ご予約ください。');
    await expect(card).not.toHaveTextContent('クリニックへ');
    await expect(canvas.getByRole('link', { name: 'もう一度予約する' })).toHaveAttribute(
      'href',
      '/reserve/hypertension/1',
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const UnfinishedWithContact: Story = {
  ...Unfinished,
  name: '受診の確認中（お問い合わせ先がある）',
  decorators: [withContact],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/クリニックへご連絡いただくか、もう一度ご予約ください/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '電話する（03-1234-5678）' })).toBeVisible();
  },
};
