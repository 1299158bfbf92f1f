import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { NumberField } from '../../../src/components/forms/NumberField/NumberField';
import { StatefulField, questionOf } from '../../support/StatefulField';
import { withGutter } from '../../support/withGutter';

const question = questionOf({
  text: '最近の血圧（上）',
  type: 'number',
  required: false,
  hint: 'お分かりになる場合、数字でご入力ください',
  unit: 'mmHg',
});

const meta = {
  id: 'components-number-field',
  title: '部品/入力/質問：数字',
  component: NumberField,
  decorators: [withGutter],
  args: { now: NOW, id: 'q3', question, value: [], onChange: fn() },
  render: (args) => <StatefulField field={NumberField} {...args} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '全角の数字は、欄を離れると半角になる',
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: '最近の血圧（上）' });
    await expect(field).toHaveAccessibleDescription('mmHg お分かりになる場合、数字でご入力ください');
    await userEvent.type(field, '１４２');
    await expect(field).toHaveValue('１４２');
    await userEvent.tab();
    await expect(field).toHaveValue('142');
    await expect(args.onChange).toHaveBeenLastCalledWith(['142']);
  },
};

export const NotANumber: Story = {
  name: '数字でない答えは消さずに、直し方を示す',
  args: { value: ['高め'], problem: 'number' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/数字で入力してください/);
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toHaveValue('高め');
  },
};

export const LongText: Story = {
  name: '長い文・長い単位',
  args: {
    value: ['62.5'],
    question: {
      ...question,
      text: '1週間のうち、息が少しはずむくらいの運動（早歩き・水泳・自転車など）を合わせて何分くらいしていますか？',
      unit: '分くらい（1週間の合計）',
    },
  },
};
