import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { PastVisit } from '../../../src/components/visit/PastVisit/PastVisit';
import { shipped } from '../../support/fixtures/visitFixtures';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const past = { ...shipped, subject: '痛風（高尿酸血症）', deliver_time: Date.parse('2026-06-20T08:00:00+09:00') };
const notFinished = { ...past, finish: false, bill_url: null };

const meta = {
  id: 'components-past-visit',
  title: '部品/受診/過去の予約',
  component: PastVisit,
  decorators: [withGutter, withRouter],
  args: {
    visit: past,
    now: NOW,
    bookTo: '/reserve/gout/2',
    fee: null,
    onOpenReceipt: fn(),
  },
} satisfies Meta<typeof PastVisit>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowButton = { name: /^6月5日/ };

// §current-and-past
export const Default: Story = {
  name: '診療1件を、1行と領収書のボタンで示す',
  play: async ({ canvas, userEvent, args }) => {
    const article = canvas.getByRole('article', { name: '6月5日（金）19:00 痛風（高尿酸血症）' });
    await waitFor(() => expect(article.getBoundingClientRect().height).toBeLessThan(64));
    await expect(canvas.getByRole('button', { name: /^6月5日/, expanded: false })).toBeVisible();
    await expect(canvas.getByText('発送済み')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '領収書を見る' }));
    await expect(args.onOpenReceipt).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const Opened: Story = {
  name: '行を開くと、診療とお届けの記録を示す',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', rowButton));
    await waitFor(() => expect(canvas.getByRole('region')).toBeVisible());
    const details = within(canvas.getByRole('region'));
    await expect(details.getByText('6月5日（金）19:00〜')).toBeVisible();
    await expect(details.getByText('佐藤医師')).toBeVisible();
    await expect(details.getByText('お届け予定は 6月22日（月）〜6月24日（水）でした')).toBeVisible();
    await expect(details.getByText('〒160-0022')).toBeVisible();
  },
};

export const Cancelled: Story = {
  name: 'キャンセル済み',
  args: { visit: { ...notFinished, cancel: true, subject: '高血圧治療' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('キャンセル済み')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', rowButton));
    await waitFor(() => expect(canvas.getByText('佐藤医師')).toBeVisible());
    await expect(canvas.queryByText(/お届け/)).not.toBeInTheDocument();
  },
};

// §called-off-told
export const CalledOff: Story = {
  name: 'クリニックがキャンセルした',
  args: {
    visit: { ...notFinished, cancel: true, cancel_reason: '医師の急病のため' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', rowButton));
    await waitFor(() => expect(canvas.getByText('理由：医師の急病のため')).toBeVisible());
    await expect(canvas.getByRole('link', { name: '別の日時を選ぶ' })).toHaveAttribute('href', '/reserve/gout/2');
  },
};

// §missed-by-staff
export const Missed: Story = {
  name: '受診なし',
  args: { visit: { ...notFinished, missed: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('受診なし')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', rowButton));
    const againLink = await canvas.findByRole('link', { name: 'もう一度予約する' });
    await expect(canvas.queryByText(/クリニックへ|キャンセル料/)).not.toBeInTheDocument();
    await expect(againLink).toHaveAttribute('href', '/reserve/gout/2');
  },
};

// §cancel-fee-said
export const MissedForAFee: Story = {
  ...Missed,
  name: '受診せず、キャンセル料がかかる',
  args: { ...Missed.args, fee: 1100 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', rowButton));
    const words = /^キャンセル料がかかります（1,100円）。お支払いの方法は、クリニックからご連絡します。/;
    await waitFor(() => expect(canvas.getByText(words)).toBeVisible());
  },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    visit: {
      ...past,
      start_time: Date.parse('2025-12-31T23:45:00+09:00'),
      subject: '高血圧・脂質異常症・高尿酸血症の治療（生活習慣病の総合診療）',
    },
  },
};
