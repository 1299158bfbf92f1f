import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { ReservationCard } from '../../../src/components/visit/ReservationCard/ReservationCard';
import { pressMore } from '../../support/bookingSteps';
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
    await expect(canvas.getByText('¥1,885')).toBeVisible();
    await expect(canvas.getByText('7月17日（金）まで')).toBeVisible();
    await expect(canvas.getByText('東京都新宿区新宿1-2-3')).toBeVisible();
  },
};

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
