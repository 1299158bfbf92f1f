import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { BirthdayField } from '../../../src/components/forms/BirthdayField/BirthdayField';

const meta = {
  id: 'components-birthday-field',
  title: '部品/入力/生年月日',
  component: BirthdayField,
  args: { id: 'birthday', value: { year: '', month: '', day: '' }, now: NOW, problem: null, onChange: fn() },
} satisfies Meta<typeof BirthdayField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '未選択',
  play: async ({ canvas, args, userEvent }) => {
    const group = within(canvas.getByRole('group', { name: '生年月日' }));
    const years = within(group.getByLabelText('年')).getAllByRole('option');
    await expect(years).toHaveLength(108);
    await expect(years[0]).toHaveTextContent('2008年（平成20年）');
    // The phone's list opens at the prompt.
    const prompt = years.findIndex((year) => year.textContent === '年を選ぶ');
    await expect(years[prompt + 1]).toHaveTextContent('1955年（昭和30年）');
    await expect(group.getByLabelText('年')).toHaveDisplayValue('年を選ぶ');
    await expect(years.at(-1)).toHaveTextContent('1902年（明治35年）');
    await userEvent.selectOptions(group.getByLabelText('年'), '1961年（昭和36年）');
    await expect(args.onChange).toHaveBeenCalledWith('year', '1961');
  },
};

export const Chosen: Story = { name: '選択済み', args: { value: { year: '1961', month: '4', day: '5' } } };

export const Impossible: Story = {
  name: 'ない日付',
  args: {
    value: { year: '1961', month: '2', day: '30' },
    problem: '生年月日の年・月・日をもう一度お確かめください',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/もう一度お確かめください/)).toBeVisible();
  },
};
