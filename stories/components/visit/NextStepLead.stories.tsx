import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { NextStepLead } from '../../../src/components/visit/NextStepLead/NextStepLead';
import { DAY_MS } from '../../../src/domain/calendar/jst';
import type { NextStep } from '../../../src/domain/visit/nextStep';
import { fontsReady } from '../../support/fontsReady';
import { lineCount } from '../../support/lineCount';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const MINUTE = 60_000;
const room = {
  kind: 'enterRoom',
  id: 7,
  start: NOW + 75 * MINUTE,
  when: 'today',
  roomUrl: null,
  doctor: '佐藤',
  subject: '高血圧治療',
} as const;
const bill = {
  kind: 'pay',
  id: 4,
  start: NOW - 28 * DAY_MS,
  count: 1,
  overdue: null,
  payBy: '2026-07-17',
  sameDay: true,
  amount: 2755,
} as const;
const closed = {
  kind: 'rebook',
  id: 7,
  start: NOW + 75 * MINUTE,
  subjectId: 1,
  doctorId: 1,
  reason: '医師の体調不良',
} as const;
const parcel = { kind: 'waitForParcel', arrives: { from: '2026-07-05', to: '2026-07-07' } } as const;

const meta = {
  id: 'components-next-step-lead',
  title: '部品/受診/つぎにすること',
  component: NextStepLead,
  decorators: [withGutter, withRouter],
  args: {
    step: bill as NextStep,
    now: NOW,
    to: '/mypage/payment/bill/4',
    onEnterRoom: fn(),
  },
} satisfies Meta<typeof NextStepLead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'お支払い',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '7月17日（金）までに2,755円' })).toHaveTextContent(
      '6月5日（金）の診療分です',
    );
    await expect(canvas.getByRole('link', { name: 'お支払いへ進む' })).toHaveAttribute(
      'href',
      '/mypage/payment/bill/4',
    );
  },
};

export const PayUntold: Story = {
  name: 'お支払い（金額と期限がわからない）',
  args: { step: { ...bill, payBy: null, amount: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'お支払いをお願いします' })).toBeVisible();
  },
};

// §debts-together
export const PaySeveral: Story = {
  name: 'お支払いが2件',
  args: { step: { ...bill, count: 2, amount: 5190 }, to: '/mypage/payment' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '7月17日（金）までに5,190円' })).toHaveTextContent(
      '2件の診療分です',
    );
  },
};

// §debts-together
export const PaySeveralDays: Story = {
  name: 'お支払いが2件（期限がちがう）',
  args: { step: { ...bill, count: 2, amount: 5190, sameDay: false }, to: '/mypage/payment' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'お支払いをお願いします' })).toHaveTextContent(
      '5,190円・2件、はじめは7月17日（金）',
    );
  },
};

// §overdue-said
export const PayOverdue: Story = {
  name: 'お支払い期限を過ぎている',
  args: { step: { ...bill, overdue: '2026-06-19' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'お支払い期限を過ぎています' })).toHaveTextContent(
      '6月19日（金）が期限でした',
    );
  },
};

export const Transfer: Story = {
  name: 'お振込待ち',
  args: { step: { kind: 'transfer', id: 4, payBy: '2026-07-17' }, to: '/mypage/payment/deliver/4?step=bank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'お振込をお願いします' })).toHaveTextContent(
      '7月17日（金）までにお振り込みください',
    );
    await expect(canvas.getByRole('link', { name: 'お振込先を見る' })).toBeVisible();
  },
};

export const RoomLater: Story = {
  name: '診療は別の日',
  args: { step: { ...room, start: NOW + 2 * DAY_MS, when: 'later' }, to: '/mypage/reservation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '7月5日（日）09:00' })).toHaveTextContent(
      '佐藤医師・高血圧治療 8:55から入れます',
    );
    await expect(canvas.getByRole('link', { name: 'ご予約を見る' })).toBeVisible();
  },
};

export const RoomToday: Story = {
  name: '診療は今日',
  args: { step: room, to: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('診察室が開くまで あと1時間10分')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const RoomSoon: Story = {
  name: '診察室がまもなく開く',
  args: { step: room, now: NOW + 60 * MINUTE - 20_000, to: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('診察室が開くまで あと10分20秒')).toBeVisible();
  },
};

export const RoomOpen: Story = {
  name: '診察室に入れる',
  args: { step: { ...room, when: 'open', roomUrl: 'https://room.example/j/1' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '診察室に入る' }));
    await expect(args.onEnterRoom).toHaveBeenLastCalledWith('https://room.example/j/1');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const RoomNotReady: Story = {
  name: '診察室を準備中',
  args: { step: { ...room, when: 'open' }, to: '/mypage/reservation' },
};

export const RoomStarted: Story = {
  name: '診察が始まっている',
  args: { step: { ...room, when: 'started', roomUrl: 'https://room.example/j/1' }, now: NOW + 80 * MINUTE },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '診察室に入る' })).toBeVisible();
    await expect(canvas.getByText('10:15の診療（順番にお呼びします）')).toBeVisible();
  },
};

export const RoomOver: Story = {
  name: '診察の時間を過ぎた',
  args: {
    step: { ...room, when: 'over', roomUrl: 'https://room.example/j/1' },
    now: NOW + 95 * MINUTE,
    to: '/mypage/reservation',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '診察の時間を過ぎました' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Upload: Story = {
  name: '保険証の写真',
  args: { step: { kind: 'upload', start: NOW + 2 * DAY_MS }, to: '/mypage/other/image' },
};

export const Confirmation: Story = {
  name: '会計の確認を待つ',
  args: { step: { kind: 'waitForConfirmation', start: NOW }, to: null },
};

export const BookAgain: Story = {
  name: '次の予約',
  args: { step: { kind: 'bookAgain', endsOn: '2026-07-06', over: false }, to: '/reserve' },
};

export const Nothing: Story = { name: '何もない', args: { step: { kind: 'none' }, to: '/reserve' } };

export const Loading: Story = {
  name: '読み込み中',
  args: { step: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'つぎにすることを確認しています' })).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const ClosedDay: Story = {
  name: '予約の日が休診になった',
  args: { step: closed, to: '/reserve/hypertension/1?change=7&doctor=1' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: '別の日時をお選びください' })).toHaveTextContent(
      '7月3日（金）10:15は休診です。理由：医師の体調不良',
    );
    await expect(canvas.getByRole('link', { name: '別の日時を選ぶ' })).toHaveAttribute('href', args.to);
  },
};

export const ClosedDayUntold: Story = {
  name: '予約の日が休診になった（理由なし）',
  args: { step: { ...closed, reason: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('7月3日（金）10:15は休診になりました');
  },
};

export const Packing: Story = {
  name: '発送を待つ',
  args: { step: { ...parcel, arrives: null }, to: null },
};

// §arrival-range
export const Parcel: Story = {
  name: '到着を待つ',
  args: { step: parcel, to: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'お薬は日曜〜火曜に届きます' })).toHaveTextContent(
      '7月5日（日）〜7月7日（火）の予定',
    );
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const ParcelAnyDay: Story = {
  name: 'お届け予定の日になった',
  args: { step: parcel, to: null, now: Date.parse('2026-07-05T00:00:00+09:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'お薬はまもなく届きます' })).toBeVisible();
  },
};

export const RoomOverSinceYesterday: Story = {
  name: '診察の時間を過ぎた（日をまたいだ）',
  args: { ...RoomOver.args, now: NOW + DAY_MS },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '診察の時間を過ぎました' })).toHaveTextContent(
      '7月3日（金）10:15の診療です',
    );
  },
};

const others = [
  PaySeveral,
  PaySeveralDays,
  PayOverdue,
  RoomToday,
  RoomOpen,
  RoomOver,
  Upload,
  Confirmation,
  Packing,
  Parcel,
  ClosedDay,
];

export const LongText: Story = {
  name: 'どの文も1行',
  // A screen has one of them; this story shows all, some with the same sentence.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {others.map((story, index) => (
        <NextStepLead key={index} {...args} step={story.args?.step ?? null} />
      ))}
      <NextStepLead {...args} step={{ kind: 'bookAgain', endsOn: '2026-12-28', over: true }} />
      <NextStepLead {...args} step={{ ...bill, payBy: '2026-12-28', amount: 12_755 }} />
      <NextStepLead
        {...args}
        step={{
          kind: 'calledOff',
          start: Date.parse('2027-12-28T23:45:00+09:00'),
          subjectId: 1,
          reason: '医師の急病のため',
        }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await fontsReady();
    await waitFor(() => {
      const broken = canvas.getAllByRole('heading').filter((heading) => lineCount(heading) > 1);
      void expect(broken.map(({ textContent }) => textContent)).toEqual([]);
    });
  },
};
