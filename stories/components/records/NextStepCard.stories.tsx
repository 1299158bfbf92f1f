import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { NextStepCard } from '../../../src/components/records/NextStepCard/NextStepCard';
import type { NextStep } from '../../../src/domain/nextStep';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const room = { kind: 'enterRoom', id: 7, start: NOW + 75 * MINUTE, when: 'today', roomUrl: null } as const;
const parcel = { kind: 'waitForParcel', arrives: { from: '2026-07-05', to: '2026-07-07' } } as const;

const meta = {
  id: 'components-next-step-card',
  title: '部品/記録/つぎにすること',
  component: NextStepCard,
  decorators: [withGutter, withRouter],
  args: {
    step: { kind: 'pay', id: 4, start: NOW - 28 * DAY, count: 1, overdue: null },
    now: NOW,
    to: '/mypage/payment/bill/4',
    onEnterRoom: fn(),
  },
} satisfies Meta<typeof NextStepCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'お支払い',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'つぎにすること' })).toHaveTextContent('6月5日（金）の診療分です');
    await expect(canvas.getByRole('link', { name: 'お支払いをお願いします' })).toHaveAttribute(
      'href',
      '/mypage/payment/bill/4',
    );
  },
};

export const PaySeveral: Story = {
  name: 'お支払いが2件',
  args: { step: { kind: 'pay', id: 4, start: NOW - 28 * DAY, count: 2, overdue: null }, to: '/mypage/payment' },
};

export const Transfer: Story = {
  name: 'お振込待ち',
  args: { step: { kind: 'transfer', id: 4, payBy: '2026-07-17' }, to: '/mypage/payment/deliver/4?step=bank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'お振込をお願いします' })).toHaveAccessibleDescription(
      '7月17日（金）までにお振り込みください',
    );
  },
};

export const RoomLater: Story = {
  name: '診療は別の日',
  args: { step: { ...room, start: NOW + 2 * DAY, when: 'later' }, to: '/mypage/reservation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '次の診療まで あと2日' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'つぎにすること' })).toHaveTextContent(
      '7月5日（日）09:00（08:55から入れます）',
    );
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
    await userEvent.click(canvas.getByRole('button', { name: 'いま診察室に入れます' }));
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
    await expect(canvas.getByRole('button', { name: 'いま診察室に入れます' })).toBeVisible();
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
    await expect(canvas.getByRole('link', { name: '診察の時間を過ぎました' })).toBeVisible();
    await expect(canvas.queryByText(/いま診察室に入れます/)).not.toBeInTheDocument();
  },
};

export const Upload: Story = {
  name: '保険証の写真',
  args: { step: { kind: 'upload', start: NOW + 2 * DAY }, to: '/mypage/other/image' },
};

export const Confirmation: Story = {
  name: '会計の確認を待つ',
  args: { step: { kind: 'waitForConfirmation', start: NOW }, to: null },
};

export const Packing: Story = {
  name: '発送を待つ',
  args: { step: { ...parcel, arrives: null }, to: null },
};

export const Parcel: Story = {
  name: '到着を待つ',
  args: { step: parcel, to: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'つぎにすること' })).toHaveTextContent(
      '7月5日（日）〜7月7日（火）の予定',
    );
  },
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
    await expect(canvas.getByRole('region', { name: 'つぎにすること' })).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

const everyStep: (NextStep | null)[] = [
  null,
  ...[
    Default,
    PaySeveral,
    RoomLater,
    RoomToday,
    RoomOpen,
    RoomNotReady,
    RoomStarted,
    RoomOver,
    Upload,
    Confirmation,
    Packing,
    Parcel,
  ]
    .map(({ args }) => args?.step ?? meta.args.step)
    .filter((step) => step !== null),
  { kind: 'bookAgain', endsOn: '2026-12-28', over: true },
  { kind: 'none' },
];

export const LongText: Story = {
  name: 'どの内容でも同じ高さ',
  // A screen has one such card; this story shows all of them, with the same name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {everyStep.map((step, index) => (
        <NextStepCard key={index} {...args} step={step} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('region').map((card) => card.getBoundingClientRect().height);
    await expect(heights).toHaveLength(everyStep.length);
    await expect(new Set(heights).size).toBe(1);
  },
};
