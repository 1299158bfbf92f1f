import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PreviewBadge } from '../../../src/components/layout/PreviewBadge/PreviewBadge';

const meta = {
  id: 'components-preview-badge',
  title: '部品/画面の枠/プレビューのしるし',
  component: PreviewBadge,
} satisfies Meta<typeof PreviewBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '右上に固定',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('プレビュー')).toBeVisible();
  },
};

export const LongText: Story = {
  ...Default,
  name: '狭い画面・文字200%',
  globals: { viewport: { value: 'w320' }, textSize: '200' },
};
