import { TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldFrame } from '../../../src/components/forms/FieldFrame/FieldFrame';
import { inputProps } from '../../../src/components/forms/FieldFrame/fieldProps';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-field-frame',
  title: '部品/入力/質問の枠',
  component: FieldFrame,
  decorators: [withGutter],
  args: { id: 'name', label: 'お名前', required: true, as: 'field', children: null },
  render: (args) => (
    <FieldFrame {...args}>
      <TextInput {...inputProps(args.id, args, args.problem ?? null)} />
    </FieldFrame>
  ),
} satisfies Meta<typeof FieldFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '必須',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('お名前');
    await expect(canvas.getByText('必須')).toBeVisible();
    await expect(canvas.queryByText('任意')).not.toBeInTheDocument();
  },
};

export const Optional: Story = {
  name: '任意・補足つき',
  args: { label: '建物名・部屋番号', required: false, hint: '例：さくらマンション 203号室' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '建物名・部屋番号' })).toHaveAccessibleDescription(
      '例：さくらマンション 203号室',
    );
    await expect(canvas.getByText('任意')).toBeVisible();
  },
};

export const WithProblem: Story = {
  name: '直しが必要',
  args: { problem: 'お名前を入力してください', hint: '保険証のとおりに入力してください' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'お名前' });
    await expect(field).toHaveAccessibleDescription('保険証のとおりに入力してください お名前を入力してください');
    await expect(field).toBeInvalid();
  },
};

export const Group: Story = {
  name: '入力欄がいくつかある質問',
  args: { as: 'group', label: '生年月日', problem: '年・月・日をすべて選んでください' },
  render: (args) => (
    <FieldFrame {...args}>
      <TextInput id={args.id} aria-label="年" error />
    </FieldFrame>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: '生年月日' });
    await expect(group).toHaveAccessibleDescription('必須 年・月・日をすべて選んでください');
  },
};

export const LongText: Story = {
  name: '長い質問文',
  args: {
    label:
      'これまでに、お薬や食べ物、造影剤などで、じんましん・息苦しさ・めまいなどのアレルギー症状が出たことがありましたら、その内容を教えてください',
    hint: '分からない場合は「分からない」とご記入ください。医師が診療のときにあらためてうかがいます。',
    problem: 'この質問にお答えください',
  },
};
