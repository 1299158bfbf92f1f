import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundScreen } from '../../../src/components/feedback/NotFoundScreen/NotFoundScreen';
import { tabThrough } from '../../support/keyboard';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-not-found-screen',
  title: '部品/お知らせ/ページが見つからない画面',
  component: NotFoundScreen,
  decorators: [withRouter],
  args: { to: '/reserve' },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '診療予約へ戻れる',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '診療予約へ戻る' })).toHaveAttribute('href', '/reserve');
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げ',
  play: async ({ canvas, userEvent }) => {
    await tabThrough(userEvent, canvas.getByRole('link', { name: '診療予約へ戻る' }));
  },
};

export const LongText: Story = {
  ...Default,
  name: '狭い画面・文字200%',
  globals: { viewport: { value: 'w320' }, textSize: '200' },
};
