import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { QuestionField } from '../../../src/components/forms/QuestionField/QuestionField';
import type { Question } from '../../../src/domain/questionnaire/question';
import { questionOf } from '../../support/StatefulField';
import { withGutter } from '../../support/withGutter';

const choices = [
  { id: 1, text: 'はい' },
  { id: 2, text: 'いいえ' },
];
const questionArgs = (type: Question['type'], text: string) => ({ question: questionOf({ type, text, choices }) });

const meta = {
  id: 'components-question-field',
  title: '部品/入力/質問（種類ごと）',
  component: QuestionField,
  decorators: [withGutter],
  args: { now: NOW, id: 'q', ...questionArgs('text', 'お名前'), value: [], onChange: fn() },
} satisfies Meta<typeof QuestionField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '短い文で答える質問',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('お名前', { exact: true })).toHaveAttribute('id', 'q');
  },
};

const TYPES = ['single_choice', 'multiple_choice', 'sentence', 'number', 'date', 'image_upload'] as const;

// §question-types
export const EachType: Story = {
  name: '種類ごとの入力欄',
  tags: ['!review', 'regression'],
  render: (args) => (
    <>
      {TYPES.map((type) => (
        <QuestionField key={type} {...args} id={type} {...questionArgs(type, `質問 ${type}`)} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
    await expect(canvas.getAllByRole('combobox')).toHaveLength(3);
    await expect(canvas.getByRole('group', { name: '質問 image_upload' })).toHaveTextContent('写真・ファイルを選ぶ');
    await expect(canvas.getByRole('textbox', { name: '質問 sentence' })).toBeInstanceOf(HTMLTextAreaElement);
    await expect(canvas.getByRole('textbox', { name: '質問 number' })).toHaveAttribute('inputmode', 'decimal');
  },
};

export const UnknownType: Story = {
  name: 'アプリにない種類の質問は、文章で答える',
  tags: ['!review', 'regression'],
  args: questionArgs('unknown', '痛みの場所'),
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: '痛みの場所' });
    await expect(field).toHaveAccessibleDescription('この質問には、文章でお答えください。');
    await userEvent.type(field, '腰');
    await expect(args.onChange).toHaveBeenLastCalledWith(['腰']);
  },
};
