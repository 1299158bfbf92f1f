import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { Questionnaire } from '../../../src/components/forms/Questionnaire/Questionnaire';
import type { Question, Answers } from '../../../src/domain/questionnaire/question';
import { useQuestionnaireForm } from '../../../src/pages/QuestionnairePage/parts/useQuestionnaireForm';
import { draftOf } from '../../support/draft';
import { madeOf } from '../../support/pictureFiles';
import { questionOf } from '../../support/KeepsAnswer';
import { slowFile } from '../../support/pictures';
import { withRouter } from '../../support/withRouter';

const plain = { hint: null, unit: null, format: null, answerText: null };
const questions: Question[] = [
  {
    ...plain,
    key: '1',
    text: '現在、血圧の薬を飲んでいますか？',
    type: 'single_choice',
    required: true,
    choices: [
      { id: 11, text: 'はい、飲んでいます' },
      { id: 12, text: 'いいえ' },
    ],
  },
  { ...plain, key: '2', text: '最近の血圧（上）', type: 'number', required: false, choices: [], unit: 'mmHg' },
];

/** `form` comes from `useQuestionnaireForm`, as on a page, with `answers` as the typed values. */
export type Args = ComponentProps<typeof Questionnaire> & { answers: Answers; onNext: () => void };

const meta = {
  id: 'components-questionnaire',
  title: '部品/入力/問診票の1ページ',
  component: Questionnaire,
  decorators: [withRouter],
  args: {
    now: NOW,
    questions,
    page: 3,
    total: 18,
    chapters: ['あなたのこと', '高血圧のこと', '書類', '確認'],
    chapter: 'あなたのこと',
    answers: {},
    summary: ['7月3日（金）10:15〜', '高血圧治療', '佐藤医師'],
    onBack: fn(),
    onNext: fn(),
  },
  render: function Answering({ answers, onNext, ...props }) {
    const { questions: asked } = props;
    const form = useQuestionnaireForm({ all: asked, asked, draft: draftOf(answers), now: Date.now(), onNext });
    return <Questionnaire {...props} form={form} />;
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {
  name: '未回答',
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('必須の質問があと1問あります')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(canvas.getByText('この質問にお答えください')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'いいえ' }));
    await expect(canvas.queryByText('この質問にお答えください')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const NotANumber: Story = {
  name: '数字でない回答',
  args: { answers: { 1: ['12'], 2: ['高め'] } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await expect(args.onNext).not.toHaveBeenCalled();
    const field = canvas.getByLabelText('最近の血圧（上）');
    const summary = canvas.getByRole('alert', { name: '入力内容をご確認ください' });
    await expect(canvas.getByRole('heading', { name: '入力内容をご確認ください' })).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link'));
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '１４２');
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('142');
  },
};

export const TooLong: Story = {
  name: '長すぎる回答',
  args: {
    questions: [questionOf({ text: 'ご相談されたいこと', type: 'sentence' })],
    answers: { 1: ['あ'.repeat(4001)] },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await expect(args.onNext).not.toHaveBeenCalled();
    const field = canvas.getByRole('textbox', { name: 'ご相談されたいこと' });
    await expect(field).toHaveAccessibleDescription('4000文字以内で入力してください');
    await userEvent.clear(field);
    await userEvent.type(field, '頭痛です');
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const DropsChoiceThatIsGone: Story = {
  name: '下書きの選択肢がなくなっていたら、選び直す',
  args: { answers: { 1: ['99'] } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('必須の質問があと1問あります')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'いいえ' }));
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

const cards = ['保険証（表面）', '保険証（裏面）'].map((text, index) =>
  questionOf({ key: String(50 + index), text, type: 'image_upload' }),
);

export const WaitsForPictures: Story = {
  name: '写真の準備ができるまで先へは進めない',
  args: { questions: [...cards, questions[1] as Question] },
  play: async ({ canvas, args, userEvent }) => {
    let handOver = () => {};
    const ready = new Promise<void>((resolve) => (handOver = resolve));
    for (const { text } of cards) {
      const input = canvas.getByLabelText(text, { selector: 'input' });
      await userEvent.upload(
        input,
        slowFile(madeOf('%PDF-1.7', `${text}.pdf`, 'application/pdf'), () => ready),
      );
    }
    await expect(canvas.getByText('写真を準備しています。少しお待ちください')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('最近の血圧（上）'), '142');
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(canvas.queryByText('この質問にお答えください')).not.toBeInTheDocument();
    handOver();
    // Both files become ready in the same render: neither update may overwrite the other.
    for (const { text } of cards) await expect(await canvas.findByText(`${text}.pdf`)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('写真を準備しています。少しお待ちください')).not.toBeInTheDocument());
    await expect(canvas.getByLabelText('最近の血圧（上）')).toHaveValue('142');
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const LastPage: Story = {
  name: '最後のページ',
  args: { page: 18, answers: { 1: ['11'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '入力内容を確認する' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const ReturnsToCheck: Story = {
  name: '確認から直しに来たとき',
  args: { returnsToCheck: true, answers: { 1: ['11'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '入力内容を確認する' })).toBeVisible();
  },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    questions: questions.map((question) => ({
      ...question,
      text: `これまでの治療についてうかがいます。${question.text}お分かりになる範囲でかまいません。`,
      hint: 'お薬手帳や健康診断の結果をお持ちの場合は、ご覧になりながらお答えください。',
      choices: question.choices.map(({ id, text }) => ({ id, text: `${text}（市販薬やサプリメントも含みます）` })),
    })),
    summary: ['12月31日（木）23:45〜', '痛風（高尿酸血症）治療', '勅使河原医師'],
  },
};
