import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { MainButton } from '../../../src/components/actions/MainButton/MainButton';
import { AnswerList } from '../../../src/components/forms/AnswerList/AnswerList';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-answer-list',
  title: '部品/入力/入力内容の一覧',
  component: AnswerList,
  decorators: [withGutter],
  args: {
    groups: [
      {
        key: '1',
        lines: [
          { key: '1', question: '現在、血圧の薬を飲んでいますか？', answer: 'はい、飲んでいます' },
          { key: '3', question: '最近の血圧（上）', answer: '142 mmHg' },
          { key: '6', question: '生年月日', answer: '1961年（昭和36年）7月3日' },
        ],
      },
      {
        key: '7',
        lines: [
          { key: '7', question: 'お薬手帳の写真', answer: '' },
          { key: '8', question: '保険証の写真', answer: '' },
        ],
      },
    ],
    changing: null,
    onChange: fn(),
  },
} satisfies Meta<typeof AnswerList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '変更する質問のまとまりを選ぶ',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('142 mmHg')).toBeVisible();
    await expect(canvas.getAllByText('未回答')).toHaveLength(2);
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: '現在、血圧の薬を飲んでいますか？ほか2つを変更する' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
  },
};

// §answers-reviewed
export const KeyboardAlone: Story = {
  name: '変更を終えると、フォーカスが「変更する」ボタンへ戻る',
  tags: ['!review', 'regression'],
  render: function WithChange(args) {
    const [group, setGroup] = useState<string | null>(null);
    const fields = <MainButton onClick={() => setGroup(null)}>この内容にする</MainButton>;
    return <AnswerList {...args} changing={group ? { group, fields } : null} onChange={setGroup} />;
  },
  play: async ({ canvas, userEvent }) => {
    const changeButton = { name: 'お薬手帳の写真ほか1つを変更する' };
    await userEvent.click(canvas.getByRole('button', changeButton));
    const doneButton = canvas.getByRole('button', { name: 'この内容にする' });
    await expect(doneButton).toHaveFocus();
    await expect(canvas.getAllByRole('button')).toEqual([doneButton]);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', changeButton)).toHaveFocus();
  },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    groups: [
      {
        key: '5',
        lines: [
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
    ],
  },
};
