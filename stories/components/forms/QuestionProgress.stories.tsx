import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuestionProgress } from '../../../src/components/forms/QuestionProgress/QuestionProgress';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-question-progress',
  title: '部品/入力/進み具合',
  component: QuestionProgress,
  decorators: [withGutter],
  args: { page: 3, total: 12 },
} satisfies Meta<typeof QuestionProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '12ページのうち3ページ目',
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: '進み具合' });
    await expect(canvas.getAllByRole('progressbar')).toEqual([progress]);
    await expect(progress).toHaveAttribute('aria-valuetext', '3 / 12');
    await expect(progress).toHaveAttribute('aria-valuenow', '3');
    await expect(canvas.getByText('3 / 12')).toBeVisible();
    await expect(canvas.getByText('あと9ページ')).toBeVisible();
  },
};
