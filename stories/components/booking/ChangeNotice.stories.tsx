import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { ChangeNotice } from '../../../src/components/booking/ChangeNotice/ChangeNotice';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';
import { booked } from '../../support/fixtures/reservationFixtures';

const meta = {
  id: 'components-change-notice',
  title: '部品/予約/日時変更のお知らせ',
  component: ChangeNotice,
  decorators: [withGutter, withRouter],
  args: {
    now: NOW,
    changing: { status: 'ready', reservation: { start_time: Date.parse(booked.start_time) } },
    reservationsTo: '/mypage/reservation',
  },
} satisfies Meta<typeof ChangeNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '新しい日時を選ぶ案内' };

// §cancel-fee-day
export const BeforeTheLastButton: Story = {
  name: '当日の変更にもキャンセル料はかからない',
  args: { confirming: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/当日でも、日時の変更にキャンセル料はかかりません。/)).toBeVisible();
  },
};

const closedDay = { status: 'ready', reservation: { start_time: Date.parse(booked.start_time), rebook: {} } } as const;

export const ClosedDay: Story = {
  name: '休診のため、代わりの日時を選ぶ案内',
  args: { changing: closedDay },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7月3日（金）10:15の診療に代わる日時をお選びください')).toBeVisible();
    await expect(canvas.queryByText(/そのまま残ります/)).not.toBeInTheDocument();
  },
};

export const ClosedDayLast: Story = {
  name: '休診のとき、選んだ日時を確定する前の案内',
  args: { changing: closedDay, confirming: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/そのまま引き継がれます。キャンセル料はかかりません。/)).toBeVisible();
    await expect(canvas.queryByText(/そのまま残ります/)).not.toBeInTheDocument();
  },
};

export const Unknown: Story = {
  name: '変更できる予約がない',
  args: { changing: { status: 'unknown' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '予約履歴を見る' })).toHaveAttribute('href', '/mypage/reservation');
  },
};

export const Failed: Story = {
  name: '予約を読み込めない',
  args: { changing: { status: 'failed', retry: fn() } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
    await expect('retry' in args.changing && args.changing.retry).toHaveBeenCalledOnce();
  },
};
