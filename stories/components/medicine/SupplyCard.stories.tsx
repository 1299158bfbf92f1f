import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { SupplyCard } from '../../../src/components/medicine/SupplyCard/SupplyCard';
import { addDays } from '../../../src/domain/calendar/jst';
import type { SupplyItem } from '../../../src/domain/medicine/medicine';
import { suppliesOf, type SubjectSupply } from '../../../src/domain/medicine/supply';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

/** `remaining` includes today; 0 or less means that the supply is over. */
function supplyFor(days: number, remaining: number): SubjectSupply {
  const start_time = Date.parse(`${addDays('2026-07-03', remaining - days - 1)}T10:00:00+09:00`);
  const medicine: SupplyItem = { start_time, subject: '高血圧治療', days, usage1: '1日1回' };
  const flags = { cancel: false, finish: true, confirm_status: true, payment: true, deliver: true };
  const [supply] = suppliesOf([medicine], [{ ...flags, id: 4, subject_id: 1, start_time, deliver_time: null }], NOW);
  if (!supply) throw new Error('no supply');
  return supply;
}
const unsent = { subjectId: 1, subject: '高血圧治療', sent: null, awaited: { id: 4, waitsFor: 'clinic' } } as const;

const meta = {
  id: 'components-supply-card',
  title: '部品/お薬/お薬の残り',
  component: SupplyCard,
  decorators: [withGutter, withRouter],
  args: {
    now: NOW,
    supply: supplyFor(30, 21),
    bookTo: '/reserve/hypertension/1',
    billTo: '/bill/4',
  },
} satisfies Meta<typeof SupplyCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const middleOf = (element: Element | null) => {
  const { left, width } = element?.getBoundingClientRect() ?? new DOMRect();
  return left + width / 2;
};

const bookLink = { name: '次の診療を予約する' };

export const Default: Story = {
  name: 'お薬が21日分残っている',
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'お薬は7月23日ごろまで' });
    await expect(card).toHaveTextContent('高血圧治療・あと21日分（目安）');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

// §supply-days
export const Soon: Story = {
  name: 'お薬がなくなる7日前から、次の予約をすすめる',
  args: { supply: supplyFor(30, 5) },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'お薬は7月7日ごろまで' });
    await expect(card).toHaveTextContent('高血圧治療・あと5日分（目安）');
    await expect(canvas.getByText('今日')).toBeVisible();
    await expect(canvas.getByText('7/7')).toBeVisible();
    await expect(canvas.getByText('7/7').closest('[aria-hidden]')).toHaveTextContent(
      /^6\/272829307\/12今日4567\/78910/,
    );
    await expect(middleOf(canvas.getByText('今日'))).toBeCloseTo(
      middleOf(canvas.getByText('今日').previousElementSibling),
    );
    await expect(
      canvas.getByText('ひとつの丸が一日分、うすい丸は飲みおわった日、点線はお薬のない日です。'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', bookLink)).toHaveAttribute('href', '/reserve/hypertension/1');
    await expect(canvas.getByText('切れ目なく受け取るには、7月4日までの診療が必要です')).toBeVisible();
  },
};

export const LastDay: Story = {
  name: 'お薬が今日でなくなる',
  tags: ['!review', 'regression'],
  args: { supply: supplyFor(30, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('高血圧治療・今日の分まで（目安）');
    await expect(canvas.queryByText(/切れ目なく/)).not.toBeInTheDocument();
    await expect(canvas.getByText('お薬が残り少ないときは、お早めにご予約ください')).toBeVisible();
  },
};

// §supply-days
export const Long: Story = {
  name: '90日分のお薬では、途中の週を省略する',
  args: { supply: supplyFor(90, 90) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('（途中の10週間は省略）')).toBeVisible();
    await expect(canvas.getByText('9/30')).toBeVisible();
  },
};

// §supply-days
export const Over: Story = {
  name: 'お薬がなくなる目安の日を過ぎた',
  args: { supply: { ...supplyFor(30, -11), awaited: null } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'お薬の目安を12日過ぎました' });
    await expect(card).toHaveTextContent('高血圧治療・6月21日ごろまででした');
    await expect(canvas.queryByText('今日')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/切れ目なく|日分/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', bookLink)).toBeVisible();
  },
};

export const Awaited: Story = {
  name: 'お薬が届く前',
  args: { supply: unsent },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '高血圧治療' })).toHaveTextContent(
      'お届けのあと、ここに残りの日数を表示します',
    );
    await expect(canvas.queryByText(/ごろまで/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

const endingSupply = supplyFor(30, 5);

// §supply-waits-for-bill
export const AwaitsPayment: Story = {
  name: 'お支払い待ちの処方があれば、次の予約をすすめない',
  args: {
    supply: {
      ...endingSupply,
      sent: endingSupply.sent && { ...endingSupply.sent, endsSoon: false },
      awaited: { id: 4, waitsFor: 'payment' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('処方されています。お支払いのあとにお送りします')).toBeVisible();
    const payLink = canvas.getByRole('link', { name: 'お支払いへ進む（高血圧治療）' });
    await expect(payLink).toHaveAttribute('href', '/bill/4');
    await expect(canvas.getAllByRole('link')).toEqual([payLink]);
  },
};

// §supply-waits-for-bill
export const AwaitsTransfer: Story = {
  name: 'お振込待ちの処方があれば、振込先へ案内する',
  tags: ['!review', 'regression'],
  args: { supply: { ...unsent, awaited: { id: 4, waitsFor: 'transfer' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '振込先を見る（高血圧治療）' })).toHaveAttribute('href', '/bill/4');
  },
};

export const Booked: Story = {
  name: '次の診療の予約がある',
  args: { supply: endingSupply, bookedTo: '/mypage/reservation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('次の診療のご予約があります')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '予約の内容を見る' })).toHaveAttribute('href', '/mypage/reservation');
    await expect(canvas.queryByRole('link', bookLink)).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  name: '狭い画面・文字200%',
  args: { supply: { ...endingSupply, subject: '高コレステロール血症（脂質異常症）' } },
  globals: { viewport: { value: 'w320' }, textSize: 200 },
  play: async ({ canvas }) => {
    const today = canvas.getByText('今日');
    await expect(middleOf(today)).toBeCloseTo(middleOf(today.previousElementSibling));
    const card = canvas.getByRole('region').getBoundingClientRect();
    await expect(today.getBoundingClientRect().right).toBeLessThan(card.right);
  },
};
