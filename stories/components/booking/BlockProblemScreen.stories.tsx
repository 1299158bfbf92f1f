import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BlockProblemScreen } from '../../../src/components/booking/BlockProblemScreen/BlockProblemScreen';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-block-problem-screen',
  title: '部品/予約/予約できない枠の画面',
  component: BlockProblemScreen,
  decorators: [withRouter],
  args: { to: '/reserve/diabetes/4' },
} satisfies Meta<typeof BlockProblemScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'URLから枠を読み取れない',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('この時間は予約できません')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '別の時間を選ぶ' })).toHaveAttribute('href', '/reserve/diabetes/4');
  },
};
