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
      { key: '7', question: 'お薬手帳の写真', answer: '' },
      { key: '8', question: '保険証の写真', answer: '', wanted: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof AnswerList>;

export default meta;
type Story = StoryObj<typeof meta>;

// §insurance-card-wanted
export const Default: Story = {
  name: '変更する質問を選ぶ',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('142 mmHg')).toBeVisible();
    await expect(canvas.getByText('未回答')).toBeVisible();
    await expect(canvas.getByText('未回答（診察までにご用意ください）')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '最近の血圧（上）を変更する' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('3');
  },
};

export const Chapters: Story = {
  name: '章ごとに1枚',
  args: {
    items: [
      { key: '1', question: 'お名前', answer: '山田 花子', chapter: 'あなたのこと' },
      { key: '2', question: '生年月日', answer: '1961年（昭和36年）7月3日', chapter: 'あなたのこと' },
      { key: '3', question: '最近の血圧（上）', answer: '142 mmHg', chapter: '高血圧のこと' },
    ],
  },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 3 });
    await expect(headings.map((heading) => heading.textContent)).toEqual(['あなたのこと', '高血圧のこと']);
    await expect(canvas.getAllByRole('button', { name: /を変更する$/ })).toHaveLength(3);
  },
};

export const Doubtful: Story = {
  name: 'ありそうにない数',
  args: {
    items: [{ key: '4', question: '体重', answer: '5.2kg', doubt: 'ご確認ください：体重 5.2kg' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ご確認ください：体重 5.2kg')).toBeVisible();
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
