import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnfinishedBooking } from '../../../src/components/booking/UnfinishedBooking/UnfinishedBooking';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-unfinished-booking',
  title: '部品/予約/入力途中の予約',
  component: UnfinishedBooking,
  decorators: [withGutter, withRouter],
  args: { subject: '高血圧', time: '今日10:15', to: '/reserve/diagnose/1003' },
} satisfies Meta<typeof UnfinishedBooking>;

export default meta;
type Story = StoryObj<typeof meta>;

// §unfinished-booking-said
export const Default: Story = {
  name: '標準',
  play: async ({ args, canvas }) => {
    const name = '入力途中の予約があります 高血圧・今日10:15〜 続きから入力する';
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', args.to);
  },
};

export const Late: Story = {
  name: '選んだ日時を過ぎた',
  args: { time: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('高血圧・日時は選び直しになります')).toBeVisible();
  },
};
