import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NewAddressStep } from '../../../src/components/forms/NewAddressStep/NewAddressStep';
import { QuestionSkeleton } from '../../../src/components/feedback/Skeletons/Skeletons';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-new-address-step',
  title: '部品/入力/住所を追加するステップ',
  component: NewAddressStep,
  decorators: [withGutter],
  args: { children: <p>住所のフォーム</p> },
} satisfies Meta<typeof NewAddressStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準（見出しから読み始める）',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: '住所を追加する' })).toHaveFocus());
    await expect(canvas.getByText('住所のフォーム')).toBeVisible();
  },
};

export const Loading: Story = {
  ...Default,
  name: '途中の入力を読み込み中',
  args: { children: <QuestionSkeleton /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: '住所を追加する' })).toHaveFocus());
  },
};

export const LongText: Story = {
  name: '狭い画面・文字200%',
  globals: { viewport: { value: 'w320' }, textSize: '200' },
};
