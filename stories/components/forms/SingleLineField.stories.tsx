import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SingleLineField } from '../../../src/components/forms/SingleLineField/SingleLineField';
import { tabThrough } from '../../support/keyboard';

const words = { label: '電話番号', required: true, problem: null };

const meta = {
  id: 'components-line-field',
  title: '部品/入力/1行入力',
  component: SingleLineField,
  args: { id: 'phone', words, value: '', onChange: fn(), onLeave: fn() },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value);
    return <SingleLineField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SingleLineField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  args: { words: { ...words, hint: '例：09012345678' } },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('電話番号');
    await expect(field).toHaveAccessibleName('電話番号');
    await expect(field).toHaveAccessibleDescription('例：09012345678');
    await expect(canvas.getByText('必須')).toBeVisible();
    await userEvent.type(field, '090');
    await expect(field).toHaveValue('090');
    await userEvent.tab();
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げで操作できる',
  tags: ['!review', 'regression'],
  args: { words: { ...words, hint: '例：09012345678', problem: '電話番号は10桁か11桁の数字です' } },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '電話番号' });
    await tabThrough(userEvent, field);
    await expect(field).toBeRequired();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('電話番号は10桁か11桁の数字です 例：09012345678');
    await userEvent.keyboard('090{Enter}');
    await expect(field).toHaveValue('090');
    await expect(field).not.toHaveFocus();
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
