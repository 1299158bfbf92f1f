import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { DateField } from '../../../src/components/forms/DateField/DateField';
import { StatefulField, questionOf } from '../../support/StatefulField';
import { withGutter } from '../../support/withGutter';

const question = questionOf({ text: '生年月日', type: 'date' });

const meta = {
  id: 'components-date-field',
  title: '部品/入力/質問：日付',
  component: DateField,
  decorators: [withGutter],
  args: { now: NOW, id: 'q6', question, value: [], onChange: fn() },
  render: (args) => <StatefulField field={DateField} {...args} />,
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '年・月・日を選ぶ',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: '生年月日' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '年' }), '1961年（昭和36年）');
    await expect(args.onChange).toHaveBeenLastCalledWith(['1961--']);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '月' }), '7月');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '日' }), '3日');
    await expect(args.onChange).toHaveBeenLastCalledWith(['1961-07-03']);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '日' }), '日を選ぶ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['1961-07-']);
  },
};

export const Chosen: Story = { name: '年・月・日を選び終えた', args: { value: ['1961-07-03'] } };

export const Birthday: Story = {
  name: '生年月日では、年の一覧が1955年のあたりで開く',
  tags: ['!review', 'regression'],
  args: { question: { ...question, format: 'birthday' } },
  play: async ({ canvas, userEvent, args }) => {
    const year = canvas.getByRole('combobox', { name: '年' });
    await expect(within(year).getAllByRole('option')).toHaveLength(1 + 107);
    await expect(within(year).getByRole('option', { name: '年を選ぶ' }).nextSibling).toHaveTextContent('1955年');
    await userEvent.selectOptions(year, '1938年（昭和13年）');
    await expect(args.onChange).toHaveBeenLastCalledWith(['1938--']);
  },
};

// §date-question-years
export const LeapDay: Story = {
  name: '2月29日は、うるう年でだけ選べる',
  tags: ['!review', 'regression'],
  args: { value: ['1960-02-29'] },
  play: async ({ canvas, userEvent, args }) => {
    const day = canvas.getByRole('combobox', { name: '日' });
    await expect(within(day).getByRole('option', { name: '29日' })).toBeInTheDocument();
    await expect(within(day).queryByRole('option', { name: '30日' })).not.toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '年' }), '1961年（昭和36年）');
    await expect(within(day).queryByRole('option', { name: '29日' })).not.toBeInTheDocument();
    await expect(day).toHaveDisplayValue('日を選ぶ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['1961-02-']);
  },
};

export const Unfinished: Story = {
  name: '年だけを選んで進もうとした',
  args: { value: ['1961--'], problem: 'date' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('年・月・日をすべて選んでください 必須');
    await expect(canvas.getByRole('combobox', { name: '年' })).toHaveDisplayValue('1961年（昭和36年）');
    await expect(canvas.getByRole('combobox', { name: '年' })).toBeValid();
    await expect(canvas.getByRole('combobox', { name: '月' })).toBeInvalid();
  },
};
