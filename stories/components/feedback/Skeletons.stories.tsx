import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Skeletons } from '../../../src/components/feedback/Skeletons/Skeletons';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-skeletons',
  title: '部品/お知らせ/読み込み中',
  component: Skeletons,
  args: { shape: 'card' },
  decorators: [withGutter],
} satisfies Meta<typeof Skeletons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'カード' };

export const Late: Story = {
  name: '0.3秒たつと、スケルトンが表示される',
  tags: ['!review', 'regression'],
  play: async ({ canvas }) => {
    const label = canvas.getByText('読み込んでいます');
    await expect(getComputedStyle(label.closest('[class*="delayed"]') ?? label).animationDelay).toBe('0.3s');
    await waitFor(() => expect(label).toBeVisible());
  },
};

export const List: Story = { name: '一覧', args: { shape: 'list' } };
export const Form: Story = { name: '入力欄', args: { shape: 'form' } };
