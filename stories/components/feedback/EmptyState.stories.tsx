import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MainButton } from '../../../src/components/actions/MainButton/MainButton';
import { EmptyState } from '../../../src/components/feedback/EmptyState/EmptyState';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-empty-state',
  title: '部品/お知らせ/空の一覧',
  component: EmptyState,
  decorators: [withGutter, withRouter],
  args: { picture: 'calendar-empty', title: '現在のご予約はありません' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '次の操作のリンクがある',
  args: {
    children: (
      <MainButton variant="outline" to="/reserve">
        診療を予約する
      </MainButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('現在のご予約はありません')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '診療を予約する' })).toHaveAttribute('href', '/reserve');
  },
};

export const Plain: Story = {
  name: '次の操作のリンクがない',
  args: { title: '過去のご予約はありません' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
