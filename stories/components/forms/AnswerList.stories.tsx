import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AnswerList } from '../../../src/components/forms/AnswerList/AnswerList';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-answer-list',
  title: '部品/入力/入力内容の一覧',
  component: AnswerList,
  decorators: [withGutter],
  args: {
    items: [
      { key: '1', question: '現在、血圧の薬を飲んでいますか？', answer: 'はい、飲んでいます' },
      { key: '3', question: '最近の血圧（上）', answer: '142 mmHg' },
      { key: '6', question: '生年月日', answer: '1961年（昭和36年）7月3日' },
      { key: '7', question: 'お薬手帳の写真', answer: '未回答' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof AnswerList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '変更する質問を選ぶ',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('142 mmHg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '最近の血圧（上）を変更する' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('3');
  },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    items: [
      {
        key: '5',
        question: 'これまでに手術や入院をされたことがありましたら、その時期・病名・病院の名前を教えてください',
        answer:
          '2012年に胆石の手術で10日間入院しました（さくら総合病院）。\n2019年に肺炎で1週間入院しました。病院の名前は覚えていません。',
      },
      {
        key: '8',
        question: '連絡先のメールアドレス',
        answer: 'a-very-long-mail-address-of-the-patient@clinic-mail.example.jp',
      },
    ],
  },
};
