import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { forcedColours } from '../../../.storybook/modes';
import { SingleChoiceField } from '../../../src/components/forms/SingleChoiceField/SingleChoiceField';
import { StatefulField, questionOf } from '../../support/StatefulField';
import { tabThrough } from '../../support/keyboard';
import { withGutter } from '../../support/withGutter';

const question = questionOf({
  text: '現在、血圧の薬を飲んでいますか？',
  type: 'single_choice',
  choices: [
    { id: 11, text: 'はい、飲んでいます' },
    { id: 12, text: '以前飲んでいました' },
    { id: 13, text: 'いいえ' },
  ],
});

const meta = {
  id: 'components-single-choice-field',
  title: '部品/入力/質問：1つ選ぶ',
  component: SingleChoiceField,
  decorators: [withGutter],
  args: { now: NOW, id: 'q1', question, value: [], onChange: fn() },
  render: (args) => <StatefulField field={SingleChoiceField} {...args} />,
} satisfies Meta<typeof SingleChoiceField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'まだ答えていない質問で、1つを選ぶ',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: '現在、血圧の薬を飲んでいますか？' })).toBeVisible();
    const yesRadio = canvas.getByRole('radio', { name: 'はい、飲んでいます' });
    await expect(yesRadio).not.toBeChecked();
    await userEvent.click(canvas.getByText('はい、飲んでいます'));
    await expect(yesRadio).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(['11']);
  },
};

export const WholeRow: Story = {
  name: '行のどこを押しても選べる',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent }) => {
    const noRadio = canvas.getByRole('radio', { name: 'いいえ' });
    const { left, right } = canvas.getByRole('radiogroup').getBoundingClientRect();
    const { bottom } = noRadio.getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(right - 24, bottom) as Element);
    await expect(noRadio).toBeChecked();
    const yesRadio = canvas.getByRole('radio', { name: 'はい、飲んでいます' });
    await userEvent.click(document.elementFromPoint(left + 24, yesRadio.getBoundingClientRect().top - 8) as Element);
    await expect(yesRadio).toBeChecked();
  },
};

export const Chosen: Story = {
  name: '1つを選んでいる',
  parameters: { chromatic: { modes: forcedColours } },
  args: { value: ['11'] },
};

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げで操作できる',
  tags: ['!review', 'regression'],
  args: { question: { ...question, required: false } },
  play: async ({ canvas, userEvent, args }) => {
    const [yesRadio, formerlyRadio] = canvas.getAllByRole('radio') as [HTMLElement, HTMLElement];
    await tabThrough(userEvent, yesRadio);
    await userEvent.keyboard(' {ArrowDown}');
    await expect(formerlyRadio).toBeChecked();
    await expect(formerlyRadio).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(['12']);
    await tabThrough(userEvent, canvas.getByRole('button', { name: '選択を取り消す' }));
    await userEvent.keyboard('{Enter}');
    // The button 選択を取り消す disappears with the selection, so the focus moves to the first choice.
    await expect(yesRadio).toHaveFocus();
    await expect(formerlyRadio).not.toBeChecked();
  },
};

export const Missing: Story = {
  name: '未回答のまま進もうとした',
  args: { problem: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('この質問にお答えください 必須');
  },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    value: ['12'],
    question: {
      ...question,
      text: 'ご家族（ご両親・ご兄弟・お子さま）の中に、心筋梗塞や狭心症などの心臓の病気にかかった方はいらっしゃいますか？',
      hint: '分かる範囲でお答えください。',
      choices: [
        {
          id: 11,
          text: 'はい、両親または兄弟のどちらかに、若いころ（男性55歳未満・女性65歳未満）にかかった人がいます',
        },
        { id: 12, text: 'はい、いますが、かかった年齢は分かりません。詳しいことは診療のときに医師に直接お話しします' },
        { id: 13, text: 'いません' },
      ],
    },
  },
};
