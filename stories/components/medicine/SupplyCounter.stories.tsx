import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { SupplyCounter } from '../../../src/components/medicine/SupplyCounter/SupplyCounter';
import type { Supplies, Supply } from '../../../src/domain/medicine/supply';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const of = { subject: '高血圧治療', start_time: Date.parse('2026-06-08T10:00:00+09:00'), days: 30, refilled: false };
const soon = { ...of, endsOn: '2026-07-08', daysLeft: 5, phase: 'soon' } as const;
const plenty = { ...of, endsOn: '2026-12-20', daysLeft: 21, phase: 'enough' } as const;
const awaited = { subject: '高血圧治療', id: 4, waitsFor: 'clinic' } as const;
const alone = (supply: Supply): Supplies => ({ sent: [supply], awaited: [] });

const meta = {
  id: 'components-supply-counter',
  title: '部品/お薬/お薬の残り',
  component: SupplyCounter,
  decorators: [withGutter, withRouter],
  args: { now: NOW, supplies: alone(plenty), bookTo: '/reserve/hypertension/1', billTo: ({ id }) => `/bill/${id}` },
} satisfies Meta<typeof SupplyCounter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '余裕がある',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'お薬の残り' })).toHaveTextContent(
      'お薬は12月20日ごろまであと21日分ほどです（目安）',
    );
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Soon: Story = {
  name: '7日前から',
  args: { supplies: alone(soon) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '次の診療を予約する' })).toHaveAttribute(
      'href',
      '/reserve/hypertension/1',
    );
  },
};

export const OtherButtonFirst: Story = {
  name: '7日前から（塗りつぶしのボタンがほかにある）',
  args: { supplies: alone(soon), filled: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-variant', 'outline');
  },
};

export const SeveralSubjects: Story = {
  name: '2つの科目（先になくなるほうを大きく）',
  args: {
    supplies: {
      sent: [soon, { ...plenty, subject: '痛風（高尿酸血症）' }],
      awaited: [{ ...awaited, subject: '糖尿病' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent(
      /^高血圧治療お薬は7月8日ごろまであと5日分ほどです（目安）痛風（高尿酸血症）12月20日ごろまで・あと21日分ほどです/,
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('糖尿病').closest('li')).toHaveTextContent('お届けのあと、ここに残りの日数を');
  },
};

export const Awaited: Story = {
  name: 'お届けの前',
  args: { supplies: { sent: [], awaited: [awaited] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('お届けのあと、ここに残りの日数を表示します')).toBeVisible();
    await expect(canvas.queryByText(/ごろまで/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

// §supply-waits-for-bill
export const AwaitsPayment: Story = {
  name: '処方され、お支払いを待つ（残りが少なくても、次の予約はすすめない）',
  args: { supplies: { sent: [{ ...soon, refilled: true }], awaited: [{ ...awaited, waitsFor: 'payment' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('処方されています。お支払いのあとにお送りします')).toBeVisible();
    const pay = canvas.getByRole('link', { name: 'お支払いへ進む（高血圧治療）' });
    await expect(pay).toHaveAttribute('href', '/bill/4');
    await expect(canvas.getAllByRole('link')).toEqual([pay]);
  },
};

// §supply-waits-for-bill
export const AwaitsTransfer: Story = {
  name: '処方され、お振込を待つ',
  args: { supplies: { sent: [], awaited: [{ ...awaited, waitsFor: 'transfer' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'お振込先を見る（高血圧治療）' })).toHaveAttribute('href', '/bill/4');
  },
};

export const LastDay: Story = {
  name: '今日まで',
  args: { supplies: alone({ ...soon, endsOn: '2026-07-03', daysLeft: 0 }) },
};

export const Booked: Story = {
  name: '次の予約がある',
  args: { supplies: alone(soon), bookedTo: '/mypage/reservation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('次の診療のご予約があります')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '次の診療を予約する' })).not.toBeInTheDocument();
  },
};

export const Over: Story = {
  name: '目安の日を過ぎた',
  args: { supplies: alone({ ...of, endsOn: '2026-06-28', daysLeft: -5, phase: 'over' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/目安の日を過ぎています/)).toBeVisible();
    await expect(canvas.queryByText(/日分ほど/)).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  ...SeveralSubjects,
  name: '狭い画面・文字200%',
  globals: { viewport: { value: 'w320' }, textSize: '200' },
};
