import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DoctorSelect } from '../../../src/components/booking/DoctorSelect/DoctorSelect';

const meta = {
  id: 'components-doctor-select',
  title: '部品/予約/医師の選択',
  component: DoctorSelect,
  parameters: { layout: 'padded' },
  args: {
    doctors: [
      { id: 1, lastname: '佐藤' },
      { id: 2, lastname: '高橋' },
    ],
    value: 'any',
    onChange: fn(),
  },
  render: function Select(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: number | 'any') => {
      args.onChange(next);
      setValue(next);
    };
    return <DoctorSelect {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof DoctorSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '指定なし',
  play: async ({ canvas, args, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: '医師' });
    await expect(select).toHaveDisplayValue('指定なし');
    await userEvent.selectOptions(select, '高橋医師');
    await expect(select).toHaveDisplayValue('高橋医師');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.selectOptions(select, '指定なし');
    await expect(args.onChange).toHaveBeenLastCalledWith('any');
    await expect(canvas.queryByRole('button', { name: 'もう一度読み込む' })).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: '医師の一覧を読み込めない',
  args: { doctors: [], onRetry: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('医師の一覧を読み込めませんでした');
    await expect(canvas.getByRole('combobox', { name: '医師' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  name: '長い名前',
  args: { doctors: [{ id: 3, lastname: '勅使河原アレクサンドリーナ（非常勤）' }], value: 3 },
};
