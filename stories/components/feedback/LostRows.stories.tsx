import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LostRows } from '../../../src/components/feedback/LostRows/LostRows';
import { withContact } from '../../support/withContact';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-lost-rows',
  title: '部品/お知らせ/表示できないもののお知らせ',
  component: LostRows,
  decorators: [withGutter],
  args: { count: 1 },
} satisfies Meta<typeof LostRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '1件',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1件を表示できません');
    await expect(canvas.getByRole('status')).not.toHaveTextContent('クリニック');
  },
};

// §one-bad-row
export const WithContact: Story = {
  name: 'お問い合わせ先がある',
  decorators: [withContact],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('クリニックにお問い合わせください');
    await expect(canvas.getByRole('button', { name: /電話/ })).toBeVisible();
  },
};

export const AllRead: Story = {
  name: 'すべて読めた',
  tags: ['!review', 'regression'],
  args: { count: 0 },
  play: async ({ canvas }) => expect(canvas.queryByRole('status')).not.toBeInTheDocument(),
};
