import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { SentenceField } from '../../../src/components/forms/SentenceField/SentenceField';
import { TextField } from '../../../src/components/forms/TextField/TextField';
import { StatefulField, questionOf } from '../../support/StatefulField';
import { withGutter } from '../../support/withGutter';

const question = questionOf({ text: '今回ご相談されたいこと', type: 'sentence' });

const meta = {
  id: 'components-sentence-field',
  title: '部品/入力/質問：文章',
  component: SentenceField,
  decorators: [withGutter],
  args: { now: NOW, id: 'q5', question, value: [], onChange: fn() },
  render: (args) => <StatefulField field={SentenceField} {...args} />,
} satisfies Meta<typeof SentenceField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '改行を含めて入力する',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleName('今回ご相談されたいこと');
    await userEvent.type(field, '頭痛があります。{Enter}3日前からです。');
    await expect(field).toHaveValue('頭痛があります。\n3日前からです。');
    await expect(args.onChange).toHaveBeenLastCalledWith(['頭痛があります。\n3日前からです。']);
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const Grows: Story = {
  name: '行が増えると、入力欄が決まった高さまで高くなる',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    const height = field.offsetHeight;
    await userEvent.type(field, '{Enter}'.repeat(3));
    await expect(field.offsetHeight).toBe(height);
    await userEvent.type(field, '{Enter}'.repeat(3));
    await expect(field.offsetHeight).toBeGreaterThan(height);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
    // A longer text scrolls inside the field.
    await userEvent.type(field, '{Enter}'.repeat(18));
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
};

export const EnterInNextFieldClosesKeyboard: Story = {
  name: '最後の1行の欄でEnterを押すと、キーボードが閉じる',
  tags: ['!review', 'regression'],
  render: (args) => (
    <>
      <StatefulField field={SentenceField} {...args} />
      <StatefulField field={TextField} {...args} id="q6" question={questionOf({ text: 'お名前', type: 'text' })} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const nameField = canvas.getByRole('textbox', { name: 'お名前' });
    await userEvent.type(nameField, '山田{Enter}');
    await expect(document.body).toHaveFocus();
  },
};
