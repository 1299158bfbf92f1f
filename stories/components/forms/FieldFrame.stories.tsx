import { TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldFrame } from '../../../src/components/forms/FieldFrame/FieldFrame';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-field-frame',
  title: '部品/入力/質問の囲み',
  component: FieldFrame,
  decorators: [withGutter],
  args: { id: 'name', label: 'お名前', required: true, children: null },
  render: (args) => (
    <FieldFrame {...args}>
      <TextInput aria-label="姓" error={Boolean(args.problem)} />
    </FieldFrame>
  ),
} satisfies Meta<typeof FieldFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '必須の質問',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'お名前' })).toHaveAccessibleDescription('必須');
    // `必須` occurs twice: in the visible mark, and in the hidden text of the accessible description.
    await expect(canvas.getAllByText('必須')[0]).toBeVisible();
    await expect(canvas.queryByText('任意')).not.toBeInTheDocument();
  },
};

export const Optional: Story = {
  name: '補足のある任意の質問',
  args: { label: '建物名・部屋番号', required: false, hint: '例：さくらマンション 203号室' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '建物名・部屋番号' })).toHaveAccessibleDescription(
      '任意 例：さくらマンション 203号室',
    );
    await expect(canvas.getAllByText('任意')[0]).toBeVisible();
  },
};

export const WithProblem: Story = {
  name: '入力に間違いがある質問',
  args: { problem: 'お名前を入力してください', hint: '保険証のとおりに入力してください' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'お名前' })).toHaveAccessibleDescription(
      'お名前を入力してください 必須 保険証のとおりに入力してください',
    );
  },
};

export const Group: Story = {
  name: '入力欄がいくつかある質問',
  args: { label: '生年月日', problem: '年・月・日をすべて選んでください' },
  render: (args) => (
    <FieldFrame {...args}>
      <TextInput aria-label="年" error />
    </FieldFrame>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: '生年月日' });
    await expect(group).toHaveAccessibleDescription('年・月・日をすべて選んでください 必須');
    await expect(group).toContainElement(canvas.getByRole('textbox', { name: '年' }));
  },
};
