import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SameAgain } from '../../../src/components/booking/SameAgain/SameAgain';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-same-again',
  title: '部品/予約/前回と同じで予約',
  component: SameAgain,
  decorators: [withGutter, withRouter],
  args: { subject: '高血圧', doctor: '佐藤医師', to: '/reserve/hypertension/1?doctor=1' },
} satisfies Meta<typeof SameAgain>;

export default meta;
type Story = StoryObj<typeof meta>;

// §same-again
export const Default: Story = {
  name: '標準',
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: '前回と同じで予約 高血圧・佐藤医師' });
    await expect(link).toHaveAttribute('href', args.to);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
  },
};

export const LongText: Story = {
  name: '長い名前',
  args: { subject: '痛風・高尿酸血症', doctor: '勅使河原アレクサンドリーナ医師' },
};
