import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { forcedColours } from '../../../.storybook/modes';
import { TextField } from '../../../src/components/forms/TextField/TextField';
import { StatefulField, questionOf } from '../../support/StatefulField';
import { withGutter } from '../../support/withGutter';

const question = questionOf({ text: 'お名前', type: 'text' });

const meta = {
  id: 'components-text-field',
  title: '部品/入力/質問：短い文字',
  component: TextField,
  decorators: [withGutter],
  args: { now: NOW, id: 'q4', question, value: [], onChange: fn() },
  render: (args) => <StatefulField field={TextField} {...args} />,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '短い文を入力する',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleName('お名前');
    await expect(field).toBeRequired();
    // A required field without a `problem` is valid even if the field is empty.
    await expect(field).toBeValid();
    await userEvent.type(field, '山田 花子');
    await expect(field).toHaveValue('山田 花子');
    await expect(args.onChange).toHaveBeenLastCalledWith(['山田 花子']);
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const Missing: Story = {
  name: '未入力のまま進もうとした',
  parameters: { chromatic: { modes: forcedColours } },
  args: { problem: 'missing' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'お名前' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('お名前を入力してください');
  },
};
