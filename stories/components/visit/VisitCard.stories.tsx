import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { forcedColours } from '../../../.storybook/modes';
import type { ComponentProps } from 'react';
import { OpenStep } from '../../../src/components/visit/VisitCard/OpenStep';
import { VisitCard } from '../../../src/components/visit/VisitCard/VisitCard';
import { VisitRows } from '../../../src/components/visit/VisitCard/VisitRows';
import { finished, noRoom, owed, awaitingShipment, shipped, visit } from '../../support/fixtures/visitFixtures';
import { openContact, withContact } from '../../support/withContact';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const MINUTE = 60_000;
const START = Date.parse('2026-07-03T10:00:00+09:00');
const todaysVisit = { ...visit, start_time: START };

type Args = ComponentProps<typeof VisitCard> &
  Omit<ComponentProps<typeof OpenStep>, 'filled'> &
  ComponentProps<typeof VisitRows>;

const CardWithRows = (args: Args) => (
  <VisitCard {...args}>
    <OpenStep {...args} filled />
    <VisitRows {...args} />
  </VisitCard>
);

const meta = {
  id: 'components-visit-card',
  title: '部品/受診/診療のカード',
  component: VisitCard,
  subcomponents: { OpenStep, VisitRows },
  render: (args) => <CardWithRows {...args} />,
  decorators: [withGutter, withRouter],
  args: {
    visit,
    now: NOW,
    bookTo: '/reserve/hypertension/1',
    payTo: '/mypage/payment/bill/7',
    onEnterRoom: fn(),
    onOpenReceipt: fn(),
    onPrepare: fn(),
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

// §visit-card
export const Default: Story = {
  name: '予約済み',
  parameters: { chromatic: { modes: forcedColours } },
  play: async ({ canvas, userEvent, args }) => {
    const card = canvas.getByRole('article', { name: '7月5日（日）10:00 高血圧治療' });
    await expect(canvas.getByRole('heading', { name: '10:00から診療' })).toBeVisible();
    await expect(card).toHaveTextContent('予約済み');
    await expect(card).toHaveTextContent(/佐藤医師.*9:55から診察室に入れます/);
    await expect(canvas.queryByRole('button', { name: '診察室に入る' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '診察の準備を確認する' }));
    await expect(args.onPrepare).toHaveBeenCalledOnce();
  },
};

// §next-step-order
export const CardMissing: Story = {
  name: '保険証の写真が未登録',
  args: { uploadTo: '/mypage/other/image' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('まだお預かりしていません。診療までにお送りください')).toBeVisible();
    const sendLink = canvas.getByRole('link', { name: '保険証の写真を送る' });
    await expect(sendLink).toHaveAttribute('href', '/mypage/other/image');
    await expect(sendLink).not.toHaveAttribute('data-variant');
  },
};

export const Today: Story = {
  name: '今日の診療の予約',
  args: { visit: todaysVisit, now: START - 75 * MINUTE },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '今日10:00から診療です' })).toBeVisible();
    await expect(canvas.getByText('診察室が開くまで あと1時間10分')).toBeVisible();
  },
};

export const RoomOpen: Story = {
  name: '診察室に入れる',
  args: { visit: todaysVisit, now: START - 3 * MINUTE },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'いま診察室に入れます' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '診察室に入る' }));
    await expect(args.onEnterRoom).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/あと/)).toBeNull();
  },
};

// §visit-waiting
export const Over: Story = {
  name: '診療の時間を過ぎた',
  args: { visit: todaysVisit, now: START + 15 * MINUTE },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: '診療の時間を過ぎました' })).toBeVisible();
    await expect(canvas.getByText(/つながらなかったときは/)).toBeVisible();
    await expect(canvas.getByRole('article')).not.toHaveTextContent(/予約済み|準備しています/);
    await userEvent.click(canvas.getByRole('button', { name: '診察室に入る' }));
    await expect(args.onEnterRoom).toHaveBeenCalledOnce();
  },
};

export const OverWithContact: Story = {
  ...Over,
  name: '診療の時間を過ぎると、クリニックに電話できる',
  tags: ['!review', 'regression'],
  decorators: [withContact],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/クリニックへご連絡ください/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '電話する（03-1234-5678）' }));
    await expect(openContact).toHaveBeenLastCalledWith('tel:0312345678');
  },
};

export const OverWithoutRoom: Story = {
  name: '診療の時間を過ぎても、診察室の用意がない',
  tags: ['!review', 'regression'],
  args: { visit: { ...todaysVisit, admin_user: noRoom }, now: START + 15 * MINUTE },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/30分たっても入れないときは、もう一度ご予約いただけます/)).toBeVisible();
    await expect(canvas.queryByText(/もう一度「診察室に入る」/)).toBeNull();
  },
};

// §lapse-thirty-minutes
export const Unfinished: Story = {
  name: '受診の確認中',
  args: { visit: todaysVisit, now: START + 45 * MINUTE },
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('article');
    await expect(card).toHaveTextContent('受けられなかった方は、もう一度ご予約ください。');
    await expect(card).not.toHaveTextContent('クリニックへ');
    await expect(canvas.getByRole('link', { name: 'もう一度予約する' })).toHaveAttribute('href', args.bookTo);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const AwaitingConfirmation: Story = {
  name: '会計確認待ち',
  args: { visit: finished },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/通常は診察の翌日までに終わり、お支払いいただけます。$/)).toBeVisible();
  },
};

// §under-way
export const AwaitingPayment: Story = {
  name: 'お支払い待ち',
  args: { visit: owed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '7月17日（金）までに2,105円' })).toBeVisible();
    const payLink = canvas.getByRole('link', { name: 'お支払いへ進む' });
    await expect(payLink).toHaveAttribute('href', '/mypage/payment/bill/7');
    await expect(payLink).toHaveAccessibleDescription('7月17日（金）までに2,105円');
    await expect(payLink).not.toHaveAttribute('data-variant');
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent.trim())).toEqual([
      '診察（済み）',
      '会計（済み）',
      'お支払い',
      '発送',
      'お届け',
    ]);
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
  },
};

export const PaymentUntold: Story = {
  name: '金額と期限がわからないお支払い待ち',
  args: { visit: { ...owed, amount: null, pay_by: null, deliver_user: null, admin_user: { ...noRoom, lastname: '' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'お支払いをお願いします' })).toBeVisible();
    await expect(canvas.getByRole('article')).not.toHaveTextContent(/[0-9]円|まで|医師/);
  },
};

// §overdue-said
export const Overdue: Story = {
  name: 'お支払い期限を過ぎている',
  args: { visit: { ...owed, pay_by: '2026-06-19' }, onContact: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: '2,105円をお支払いください' })).toBeVisible();
    await expect(canvas.getByText('期限は6月19日（金）でした。')).toBeVisible();
    await expect(canvas.getByText('いまからでもお支払いいただけます。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'お問い合わせ' }));
    await expect(args.onContact).toHaveBeenCalledOnce();
  },
};

// §transfer-shown
export const AwaitingTransfer: Story = {
  name: 'お振込待ち',
  args: { visit: { ...owed, payment_method: 'bank' }, payTo: '/mypage/payment/deliver/7?step=bank' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('お振込待ち');
    await expect(canvas.getByRole('link', { name: '振込先を見る' })).toHaveAttribute('href', args.payTo);
    await expect(canvas.getByText('東京都新宿区新宿1-2-3')).toBeVisible();
  },
};

// §arrival-unsent
export const AwaitingShipment: Story = {
  name: '発送待ち',
  args: { visit: awaitingShipment, onChangeDeliver: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(
      'お支払い後2〜3日でお届けします（前後することがあります）',
    );
    await expect(canvas.queryByRole('button', { name: '領収書を見る' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'お届け先を変更する' }));
    await expect(args.onChangeDeliver).toHaveBeenCalledOnce();
  },
};

// §arrival-range, §parcel-number
export const Shipped: Story = {
  name: '発送済み',
  args: { visit: { ...shipped, parcel: { carrier: 'さくら運輸', number: '1234-5678-9012' } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'お薬はまもなく届きます' })).toBeVisible();
    await expect(canvas.getByText('お届け予定 7月5日（日）〜7月7日（火）')).toBeVisible();
    await expect(canvas.getByText('〒160-0022')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'お問い合わせ番号をコピー' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '領収書を見る' }));
    await expect(args.onOpenReceipt).toHaveBeenCalledOnce();
  },
};

export const ReceiptOpening: Story = {
  name: '患者さんが領収書を開き直している',
  args: { visit: shipped, receiptBusy: true, receiptNote: '領収書を開けませんでした' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '領収書を見る' }));
    await expect(args.onOpenReceipt).not.toHaveBeenCalled();
    await expect(canvas.getByText('領収書を開けませんでした')).toBeVisible();
  },
};

// §closed-day-told
export const ClosedDay: Story = {
  name: '診療の当日に休診になった',
  args: {
    visit: { ...todaysVisit, rebook: { reason: '医師の体調不良' } },
    now: START - 3 * MINUTE,
    onChangeTime: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: '別の日時をお選びください' })).toBeVisible();
    await expect(canvas.getByText('理由：医師の体調不良')).toBeVisible();
    await expect(canvas.queryByText(/入室|診察室/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '別の日時を選ぶ' }));
    await expect(args.onChangeTime).toHaveBeenCalledOnce();
  },
};

export const ClosedDayWithoutChange: Story = {
  name: '休診の理由がなく、日時も変更できない',
  tags: ['!review', 'regression'],
  args: { visit: { ...visit, rebook: { reason: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/理由/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: '別の日時を選ぶ' })).toBeNull();
  },
};

// §called-off-told
export const CalledOff: Story = {
  name: 'クリニックがキャンセルした',
  args: { visit: { ...visit, cancel: true, cancel_reason: '医師の急病のため' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: '診療が中止になりました' })).toBeVisible();
    await expect(canvas.getByText('クリニックの都合によるものです。キャンセル料はかかりません。')).toBeVisible();
    await expect(canvas.getByText('理由：医師の急病のため')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '別の日時を選ぶ' })).toHaveAttribute('href', args.bookTo);
  },
};

// §missed-by-staff
export const Missed: Story = {
  name: '受診なし',
  args: { visit: { ...todaysVisit, missed: true }, bookTo: '/reserve/hypertension/1?doctor=5' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: '診療は行われませんでした' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'もう一度予約する' })).toHaveAttribute('href', args.bookTo);
  },
};

export const LongText: Story = {
  name: '長い文',
  globals: { viewport: { value: 'w320' }, textSize: 200 },
  args: {
    visit: {
      ...shipped,
      start_time: Date.parse('2026-12-31T23:45:00+09:00'),
      subject: '高血圧・脂質異常症・高尿酸血症の治療（生活習慣病の総合診療）',
      admin_user: { ...noRoom, lastname: '勅使河原' },
      deliver_user: {
        zip: '6008216',
        address: '京都府京都市下京区烏丸通七条下る東塩小路町721番地の1',
        apartment: 'グランドメゾン京都ステーションフロント・ウエストタワー 2203号室（管理人室にお声がけください）',
      },
    },
  },
};
