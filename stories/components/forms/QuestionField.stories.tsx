import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { QuestionField } from '../../../src/components/forms/QuestionField/QuestionField';
import type { Question } from '../../../src/domain/questionnaire/question';
import { questionOf } from '../../support/KeepsAnswer';
import { withGutter } from '../../support/withGutter';

const choices = [
  { id: 1, text: 'はい' },
  { id: 2, text: 'いいえ' },
];
const of = (type: Question['type'], text: string) => ({ question: questionOf({ type, text, choices }) });

const meta = {
  id: 'components-question-field',
  title: '部品/入力/質問（種類ごと）',
  component: QuestionField,
  decorators: [withGutter],
  args: { now: NOW, id: 'q', ...of('text', 'お名前'), value: [], onChange: fn() },
} satisfies Meta<typeof QuestionField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '短い文字',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('お名前', { exact: true })).toHaveAttribute('id', 'q');
  },
};

export const SingleChoice: Story = {
  name: '1つ選ぶ',
  tags: ['!review', 'regression'],
  args: of('single_choice', 'たばこを吸いますか？'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  },
};

export const MultipleChoice: Story = {
  name: 'いくつでも選ぶ',
  tags: ['!review', 'regression'],
  args: of('multiple_choice', '気になる症状はありますか？'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
  },
};

export const Sentence: Story = {
  name: '文章',
  tags: ['!review', 'regression'],
  args: of('sentence', '今回ご相談されたいこと'),
};
export const NumberType: Story = { name: '数字', tags: ['!review', 'regression'], args: of('number', '体重') };

export const DateType: Story = {
  name: '日付',
  tags: ['!review', 'regression'],
  args: of('date', '生年月日'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('combobox')).toHaveLength(3);
  },
};

export const Image: Story = {
  name: '写真・ファイル',
  tags: ['!review', 'regression'],
  args: of('image_upload', 'お薬手帳の写真'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'お薬手帳の写真' })).toHaveTextContent('写真・ファイルを選ぶ');
  },
};

export const UnknownType: Story = {
  name: '知らない種類は文章で答える',
  tags: ['!review', 'regression'],
  args: of('unknown', '痛みの場所'),
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: '痛みの場所' });
    await expect(field).toHaveAccessibleDescription('この質問には、文章でお答えください。');
    await userEvent.type(field, '腰');
    await expect(args.onChange).toHaveBeenLastCalledWith(['腰']);
  },
};

export const LongText: Story = {
  name: '長い質問文',
  args: of(
    'sentence',
    'これまでに手術や入院をされたことがありましたら、その時期・病名・病院の名前を分かる範囲で教えてください',
  ),
};
