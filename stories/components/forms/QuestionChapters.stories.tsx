import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuestionChapters } from '../../../src/components/forms/QuestionChapters/QuestionChapters';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-question-chapters',
  title: '部品/入力/問診票の章',
  component: QuestionChapters,
  decorators: [withGutter],
  args: { chapters: ['あなたのこと', '高血圧のこと', '書類', '確認'], current: '高血圧のこと' },
} satisfies Meta<typeof QuestionChapters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '途中の章',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '問診票の流れ' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('高血圧のこと');
  },
};

export const Check: Story = { name: '確認', args: { current: '確認' } };

export const LongText: Story = {
  name: '長い名前',
  args: { chapters: ['あなたのこと', '痛風・高尿酸血症のこと', '書類', '確認'], current: '痛風・高尿酸血症のこと' },
};
