import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PreparingScreen } from '../../src/components/PreparingScreen/PreparingScreen';
import { withRouter } from '../support/withRouter';

const meta = {
  id: 'components-preparing-screen',
  title: '部品/準備中の画面',
  component: PreparingScreen,
  decorators: [withRouter],
  args: { to: '/reserve' },
} satisfies Meta<typeof PreparingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '準備中',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('準備中')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '診療予約へ戻る' })).toHaveAttribute('href', '/reserve');
  },
};
