import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { CostGuide } from '../../../src/components/booking/CostGuide/CostGuide';
import { CLINIC_COSTS } from '../../../src/domain/clinic/terms';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const costs = { ...CLINIC_COSTS, cancelFee: 3300 };

const meta = {
  id: 'components-cost-guide',
  title: '部品/予約/費用のめやす',
  component: CostGuide,
  decorators: [withGutter, withRouter],
  args: { costs, kind: 'initial' },
} satisfies Meta<typeof CostGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'クリニックがすべての金額を決めている',
  play: async ({ canvas, userEvent }) => {
    const openButton = canvas.getByRole('button', { name: /^費用のめやす/ });
    await expect(openButton).toHaveTextContent('初診の合計 2,105円〜2,335円');
    await userEvent.click(openButton);
    const guide = await screen.findByRole('dialog', { name: '費用のめやす' });
    for (const words of [
      '初診の合計2,105円〜2,335円',
      '再診の合計2,605円〜5,705円',
      'システム利用料500円',
      'お薬の送料550円',
    ])
      await expect(guide).toHaveTextContent(words);
    await expect(guide).toHaveTextContent(
      'キャンセル料3,300円（当日・無断のとき。お支払いの方法は、クリニックからご連絡します）',
    );
    await expect(guide).toHaveTextContent('消費税10%');
  },
};

export const NothingSet: Story = {
  name: 'クリニックが金額を決めていない',
  args: { costs: { systemFee: null, postage: null, first: null, repeat: null, cancelFee: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '費用のめやす' }));
    await expect((await screen.findByText('保険診療')).closest('div')).toHaveTextContent('保険診療医療費の1〜3割');
    await expect(screen.queryByText(/円|消費税|合計/)).not.toBeInTheDocument();
  },
};
