import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { MultipleChoiceField } from '../../../src/components/forms/MultipleChoiceField/MultipleChoiceField';
import { StatefulField, questionOf } from '../../support/StatefulField';
import { withGutter } from '../../support/withGutter';

const question = questionOf({
  text: 'これまでにかかった病気はありますか？',
  type: 'multiple_choice',
  choices: [
    { id: 21, text: '心臓の病気' },
    { id: 22, text: '脳卒中' },
    { id: 23, text: '腎臓の病気' },
    { id: 24, text: '特になし' },
  ],
});

const meta = {
  id: 'components-multiple-choice-field',
  title: '部品/入力/質問：いくつでも選ぶ',
  component: MultipleChoiceField,
  decorators: [withGutter],
  args: { now: NOW, id: 'q2', question, value: [], onChange: fn() },
  render: (args) => <StatefulField field={MultipleChoiceField} {...args} />,
} satisfies Meta<typeof MultipleChoiceField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '選択肢を選び、外す',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'これまでにかかった病気はありますか？' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: '腎臓の病気' }));
    await userEvent.click(canvas.getByText('心臓の病気'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['21', '23']);
    await userEvent.click(canvas.getByText('腎臓の病気'));
    await expect(canvas.getByRole('checkbox', { name: '腎臓の病気' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '心臓の病気' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(['21']);
  },
};

export const Chosen: Story = { name: '2つを選んでいる', args: { value: ['21', '23'] } };
