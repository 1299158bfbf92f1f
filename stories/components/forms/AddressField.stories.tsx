import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { AddressField } from '../../../src/components/forms/AddressField/AddressField';
import { houseNoMissing } from '../../../src/copy/person';

const line = {
  id: 'address',
  words: { label: '住所', required: true, problem: null },
  value: '東京都千代田区千代田1-1',
  onChange: fn(),
  onLeave: fn(),
};

const meta = {
  id: 'components-address-field',
  title: '部品/入力/住所',
  component: AddressField,
  args: { line, noNumber: false, onNoNumber: fn() },
  render: function Typing(args) {
    const [value, setValue] = useState(args.line.value);
    const [noNumber, setNoNumber] = useState(args.noNumber);
    const changeNoNumber = (isConfirmed: boolean) => {
      setNoNumber(isConfirmed);
      args.onNoNumber(isConfirmed);
    };
    const words = noNumber ? line.words : args.line.words;
    const typedLine = { ...args.line, words, value, onChange: setValue };
    return <AddressField {...args} line={typedLine} noNumber={noNumber} onNoNumber={changeNoNumber} />;
  },
} satisfies Meta<typeof AddressField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '住所' })).toHaveValue('東京都千代田区千代田1-1');
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

export const WithoutNumber: Story = {
  name: '住所に番地がない',
  args: { line: { ...line, value: '東京都御蔵島村', words: { ...line.words, problem: houseNoMissing } } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: '住所' })).toBeInvalid();
    const checkbox = canvas.getByRole('checkbox', { name: '番地のない住所です' });
    await userEvent.click(checkbox);
    await expect(args.onNoNumber).toHaveBeenLastCalledWith(true);
    await expect(checkbox).toBeChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: '住所' }), '1-2');
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};
