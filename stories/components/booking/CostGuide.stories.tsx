import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CostGuide } from '../../../src/components/booking/CostGuide/CostGuide';
import { CLINIC_COSTS } from '../../../src/domain/fees';
import { withGutter } from '../../support/withGutter';

const costs = { ...CLINIC_COSTS, cancelFee: 3300 };

const meta = {
  id: 'components-cost-guide',
  title: '部品/予約/費用のめやす',
  component: CostGuide,
  decorators: [withGutter],
  args: { costs },
} satisfies Meta<typeof CostGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'すべての金額がわかる',
  play: async ({ canvas }) => {
    const guide = canvas.getByRole('region', { name: '費用のめやす' });
    for (const words of [
      '初診の合計¥2,105〜¥2,335',
      '再診の合計¥2,605〜¥5,705',
      'システム利用料¥500',
      'お薬の送料¥550',
    ])
      await expect(guide).toHaveTextContent(words);
    await expect(guide).toHaveTextContent('キャンセル料¥3,300（当日・無断のとき）');
    await expect(guide).toHaveTextContent('消費税10%');
  },
};

export const NothingSet: Story = {
  name: 'クリニックが金額を決めていない',
  args: { costs: { systemFee: null, postage: null, first: null, repeat: null, cancelFee: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('医療費の1〜3割')).toBeVisible();
    await expect(canvas.queryByText(/¥|消費税|合計/)).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  name: '狭い画面・文字200%',
  globals: { viewport: { value: 'w320' }, textSize: '200' },
};
