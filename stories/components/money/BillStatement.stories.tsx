import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BillStatement } from '../../../src/components/money/BillStatement/BillStatement';
import { bill, longBill, oddBill } from '../../support/fixtures/paymentFixtures';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-bill-statement',
  title: '部品/お支払い/診療明細',
  component: BillStatement,
  decorators: [withGutter],
  args: { bill },
} satisfies Meta<typeof BillStatement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    const lines = within(canvas.getByRole('region', { name: '内訳' }));
    await expect(lines.getByText('診察とお薬（保険の3割）').closest('div')).toHaveTextContent('1,280円');
    await expect(lines.getByText('お薬の配送料').closest('div')).toHaveTextContent('550円');
    await expect(lines.getByText('消費税').closest('div')).toHaveTextContent('55円');
    await expect(lines.getByText('合計').closest('div')).toHaveTextContent('1,885円');
    await expect(canvas.queryByRole('region', { name: '保険診療' })).not.toBeInTheDocument();
  },
};

// §bill-explained
export const PointsOpened: Story = {
  name: '点数の明細を開いた',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '点数の明細を見る' }));
    const insuredCosts = within(await canvas.findByRole('region', { name: '保険診療' }));
    await expect(insuredCosts.getByText('点数')).toBeVisible();
    await expect(insuredCosts.getByText('処方箋料').closest('div')).toHaveTextContent('60点');
    await expect(insuredCosts.getByText(/^尿酸検査/).closest('div')).toHaveTextContent('---');
    await expect(insuredCosts.getByText('合計点数').closest('div')).toHaveTextContent('426点');
    await expect(insuredCosts.getByText('426点 × 10円').closest('div')).toHaveTextContent('4,260円');
    const privateCosts = within(canvas.getByRole('region', { name: '自費' }));
    await expect(privateCosts.getByText('配送')).toBeVisible();
    await expect(privateCosts.getByText('消費税').closest('div')).toHaveTextContent('55円');
  },
};

export const PrivateOnly: Story = {
  name: '自費だけの明細',
  args: {
    bill: {
      ...bill,
      insurance_details: [],
      total: { insurance: 0, private: 550, private_tax: 55, grand_total: 605, ratio: 0.3 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: '保険診療' })).not.toBeInTheDocument();
    await expect(canvas.getByText('合計').closest('dl')).toHaveTextContent('605円');
  },
};

// §bill-total-by-clinic
export const Unexplained: Story = {
  name: '内訳の和が合計と合わない',
  args: { bill: oddBill },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('合計').closest('dl')).toHaveTextContent('3,450円');
    await expect(canvas.getByRole('region', { name: '保険診療' })).toBeVisible();
    for (const text of ['自己負担割合 3割', '消費税', '合計点数']) await expect(canvas.getByText(text)).toBeVisible();
    for (const text of [/^端数の調整/, /^診察とお薬/]) await expect(canvas.queryByText(text)).not.toBeInTheDocument();
  },
};

export const LongText: Story = { name: '長い文', args: { bill: longBill } };
