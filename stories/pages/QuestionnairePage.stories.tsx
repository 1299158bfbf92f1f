import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import { QuestionnairePage } from '../../src/pages/QuestionnairePage/QuestionnairePage';
import { onlyBooked } from '../support/fixtures/reservationFixtures';
import { questionnaire, repeatQuestion } from '../support/fixtures/questionFixtures';
import { blockQuery, repeatBlockQuery } from '../support/fixtures/timetableFixtures';
import { bookingGoesWell, questions, repeatQuestions } from '../support/handlers/bookingHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';
import { pageStates } from '../support/pageStates';
import { agreed, answerQuestionnaire } from '../support/bookingSteps';

const meta = {
  id: 'pages-questionnaire',
  title: '画面/問診票',
  parameters: { chromatic: { modes: pageModes } },
  component: QuestionnairePage,
  args: { kind: 'initial' },
  beforeEach: [agreed, ({ msw }) => msw.use(...bookingGoesWell(), reservationList.answers(onlyBooked))],
  ...inApp(`/reserve/diagnose/1003?${blockQuery}`),
} satisfies Meta<typeof QuestionnairePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup', { name: '現在、血圧の薬を飲んでいますか？' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '進み具合' })).toHaveAttribute('aria-valuetext', '1 / 3');
    await expect(canvas.getByText('必須の質問があと2問あります')).toBeVisible();
    const chapters = canvas.getByRole('list', { name: '問診票の流れ' });
    await expect(chapters).toHaveTextContent('あなたのこと→高血圧のこと→確認');
    await expect(canvas.getByText('あと2ページ')).toBeVisible();
  },
};

export const EasyMode: Story = {
  name: '文字を大きくした端末では1問ずつ',
  globals: { easyMode: 'on' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: '進み具合' })).toHaveAttribute('aria-valuetext', '1 / 7'),
    );
    await expect(canvas.getByRole('radiogroup', { name: '現在、血圧の薬を飲んでいますか？' })).toBeVisible();
    await expect(canvas.getByText('必須の質問があと1問あります')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'はい、飲んでいます' }));
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: '進み具合' })).toHaveAttribute('aria-valuetext', '2 / 7'),
    );
    await expect(canvas.queryByRole('radiogroup', { name: '現在、血圧の薬を飲んでいますか？' })).toBeNull();
  },
};

export const NamesWhatIsMissing: Story = {
  name: '足りない質問へ案内する',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('switch', { name: '文字を大きく' })).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: '次へ' }));
    await expect(canvas.getByRole('heading', { name: '入力内容をご確認ください' })).toHaveFocus();
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
    await expect(canvas.getAllByText('この質問にお答えください')).toHaveLength(2);
    const summary = within(canvas.getByRole('alert', { name: '入力内容をご確認ください' }));
    await userEvent.click(summary.getByRole('link', { name: /^治療中、/ }));
    await expect(canvas.getByRole('checkbox', { name: '心臓の病気' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'はい、飲んでいます' }));
    await expect(canvas.getByText('必須の質問があと1問あります')).toBeVisible();
    await expect(summary.getAllByRole('link')).toHaveLength(1);
  },
};

export const ChecksAnswers: Story = {
  name: '入力内容を確かめて直す',
  play: async ({ canvas, userEvent }) => {
    await answerQuestionnaire(canvas, userEvent);
    await expect(canvas.getByText('1961年（昭和36年）4月5日')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '今回ご相談されたいことを変更する' }));
    const wish = await canvas.findByLabelText('今回ご相談されたいこと');
    await expect(wish).toHaveFocus();
    await expect(wish).toHaveValue('朝の血圧が高いです');
    await userEvent.clear(wish);
    // Letters whose form is their meaning (§width-not-meaning).
    await userEvent.type(wish, '薬①10mgを2½錠、10⁶');
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
    await expect(await canvas.findByText('薬①10mgを2½錠、10⁶')).toBeVisible();
    await expect(canvas.queryByText('朝の血圧が高いです')).not.toBeInTheDocument();
  },
};

export const UnknownQuestionType: Story = {
  name: '知らない種類の質問は文章で答える',
  beforeEach: ({ msw }) =>
    msw.use(
      questions.answers({
        ...questionnaire,
        common_questionnaire: [
          { id: 90, content: '痛みの場所', question_type: 'body_map', required: true, choices: [] },
        ],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('痛みの場所'), '右足の親指');
    await expect(canvas.getByText('この質問には、文章でお答えください。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await expect(await canvas.findByLabelText('今回ご相談されたいこと')).toBeVisible();
  },
};

const states = pageStates({
  list: questions,
  answer: questions.answers(questionnaire),
  content: (canvas) => canvas.queryByRole('radiogroup', { name: '現在、血圧の薬を飲んでいますか？' }),
  failure: '問診票を読み込めませんでした',
});

export const Loading: Story = { name: '読み込み中', ...states.loading };

export const Failed: Story = {
  name: '読み込み失敗',
  ...states.failed,
  play: async (context) => {
    await states.failed.play(context);
    await expect(context.canvas.getByRole('link', { name: 'お客様情報を入力して予約する' })).toBeVisible();
  },
};

export const FailedThenRead: Story = { name: '読み込み失敗のあと、もう一度読み込む', ...states.failedThenRead };

export const Empty: Story = {
  name: '質問がない診療科目',
  ...states.empty(
    questions.answers({ common_questionnaire: [], specific_questionnaires: [] }),
    '回答が必要な質問はありません',
  ),
};

export const BrokenBlock: Story = {
  name: '壊れた予約枠',
  ...inApp('/reserve/diagnose/1003?subject_id=1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ご予約の時間を確認できませんでした/)).toBeVisible();
  },
};

export const RepeatVisitWithImagesOnFile: Story = {
  name: '再診：保険証は登録済み',
  beforeEach: ({ msw }) => msw.use(repeatQuestions.answers({ questions: [repeatQuestion], has_reservation: true })),
  ...inApp(`/reserve/rediagnose/1003?${repeatBlockQuery}`),
  play: async ({ canvas }) => {
    const progress = await canvas.findByRole('progressbar', { name: '進み具合' });
    await expect(progress).toHaveAttribute('aria-valuetext', '1 / 1');
    await expect(canvas.queryByText('中止になったご予約でのお答えを入れました')).not.toBeInTheDocument();
  },
};

const calledOffAnswer = { ...repeatQuestion, answer_text: '夜に足がつります', offered_again: true };

export const OfferedAgain: Story = {
  name: '再診：中止になったご予約でのお答えが入っている',
  beforeEach: ({ msw }) => msw.use(repeatQuestions.answers({ questions: [calledOffAnswer], has_reservation: true })),
  ...inApp(`/reserve/rediagnose/1003?${repeatBlockQuery}`),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('前回からの体調の変化')).toHaveValue('夜に足がつります');
    await expect(canvas.getByText('中止になったご予約でのお答えを入れました')).toBeVisible();
    await expect(canvas.queryByText('入力途中の内容を復元しました')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '入力内容を確認する' }));
    await expect(await canvas.findByRole('heading', { name: '入力内容の確認' })).toBeVisible();
    await expect(canvas.getByText('夜に足がつります')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '前回からの体調の変化を変更する' }));
    await expect(await canvas.findByText('中止になったご予約でのお答えを入れました')).toBeVisible();
  },
};
