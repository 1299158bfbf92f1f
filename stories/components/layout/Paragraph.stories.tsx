import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Paragraph } from '../../../src/components/layout/Paragraph/Paragraph';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-paragraph',
  title: '部品/画面の枠/文',
  component: Paragraph,
  decorators: [withGutter],
  args: { children: 'キャンセル料はかかりません。' },
} satisfies Meta<typeof Paragraph>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('キャンセル料はかかりません。').closest('p')).toBeVisible();
  },
};
