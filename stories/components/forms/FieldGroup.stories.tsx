import { TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FieldGroup, FieldRow } from '../../../src/components/forms/FieldGroup/FieldGroup';
import { inputProps } from '../../../src/components/forms/FieldFrame/frameProps';
import { withGutter } from '../../support/withGutter';

const field = (label: string, problem: string | null = null) => (
  <TextInput key={label} {...inputProps({ label, required: false, problem })} />
);

const meta = {
  id: 'components-field-group',
  title: '部品/入力/ひとまとまりの入力欄',
  component: FieldGroup,
  decorators: [withGutter],
  args: { children: [field('お名前'), field('フリガナ', 'フリガナはカタカナで入力してください')] },
} satisfies Meta<typeof FieldGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

// §one-card-for-a-group
export const Default: Story = { name: '縦に並べる' };

// §paired-numbers
export const Row: Story = {
  name: '横に並べる',
  args: { children: <FieldRow>{[field('最近の血圧（上）'), field('最近の血圧（下）')]}</FieldRow> },
  play: async ({ canvas }) => {
    const [upper, lower] = canvas.getAllByRole('textbox').map((one) => one.getBoundingClientRect());
    await expect(lower?.top).toBe(upper?.top);
    await expect(lower?.left).toBeGreaterThan(upper?.right ?? 0);
  },
};

export const LargeText: Story = {
  ...Row,
  name: '大きな文字では縦に並ぶ',
  globals: { textSize: 200 },
  play: async ({ canvas }) => {
    await waitFor(() => {
      const [upper, lower] = canvas.getAllByRole('textbox').map((one) => one.getBoundingClientRect());
      void expect(lower?.top).toBeGreaterThan(upper?.bottom ?? 0);
    });
  },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    children: <FieldRow>{['上', '下'].map((one) => field(`この1週間の朝の血圧（${one}の値の平均）`))}</FieldRow>,
  },
};
