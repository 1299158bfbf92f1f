import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { FormPage } from '../../../src/components/forms/FormPage/FormPage';
import { QuestionCards } from '../../../src/components/forms/QuestionField/QuestionField';
import { UrgentDialog } from '../../../src/components/overlays/UrgentDialog/UrgentDialog';
import { isAsked, type Answers, type Question } from '../../../src/domain/questionnaire/question';
import { useQuestionnaireForm, useUrgentAnswers } from '../../../src/pages/QuestionnairePage/QuestionnaireSteps';
import { questionOf } from '../../support/StatefulField';
import { fileOfContent } from '../../support/pictureFiles';
import { slowFile } from '../../support/pictures';
import { storeDraft, withPatient } from '../../support/withPatient';
import { withRouter } from '../../support/withRouter';

const questions: Question[] = [
  questionOf({
    text: '現在、血圧の薬を飲んでいますか？',
    type: 'single_choice',
    choices: [
      { id: 11, text: 'はい、飲んでいます' },
      { id: 12, text: 'いいえ' },
    ],
  }),
  questionOf({ key: '2', text: '最近の血圧（上）', type: 'number', required: false, unit: 'mmHg' }),
];

type Args = ComponentProps<typeof FormPage> & { questions: Question[]; draftAnswers: Answers };

const meta = {
  id: 'components-questionnaire',
  title: '部品/入力/フォームの1ページ',
  component: FormPage,
  decorators: [withRouter, withPatient],
  args: {
    questions,
    page: 3,
    total: 18,
    progress: true,
    draftAnswers: {},
    bookingParts: ['7月3日（金）10:15〜', '高血圧治療', '佐藤医師'],
    onBack: fn(),
    onNext: fn(),
  },
  beforeEach: ({ args }) => storeDraft('1:initial', args.draftAnswers ?? {}),
  render: function WithForm({ questions: all, onNext, ...props }) {
    const form = useQuestionnaireForm(all, { subjectId: 1, form: 'initial' }, NOW);
    const urgent = useUrgentAnswers(all, form);
    const keys = all.map(({ key }) => key);
    const part = form.part(keys, onNext);
    if (!form.draft.ready) return <></>;
    return (
      <>
        <FormPage {...props} form={part} onNext={() => urgent.askBefore(keys, part.submit)}>
          <QuestionCards
            questions={all.filter((question) => isAsked(question, form.values))}
            now={NOW}
            field={urgent.field}
          />
        </FormPage>
        <UrgentDialog {...urgent.dialog} />
      </>
    );
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {
  name: 'まだ答えていない',
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('必須の質問があと1問あります')).toBeVisible();
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
  name: '数の質問に、数字でない答えがある',
  args: { draftAnswers: { 1: ['12'], 2: ['高め'] } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '次へ' }));
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

export const DropsChoiceThatIsGone: Story = {
  name: '下書きで選んだ選択肢がなくなると、質問は未回答に戻る',
  tags: ['!review', 'regression'],
  args: { draftAnswers: { 1: ['99'] } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('必須の質問があと1問あります')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'いいえ' }));
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

const insuranceQuestions = ['保険証（表面）', '保険証（裏面）'].map((text, index) =>
  questionOf({ key: String(50 + index), text, type: 'image_upload' }),
);

export const WaitsForPictures: Story = {
  name: '写真の準備が終わるまで、次のページへは進めない',
  tags: ['!review', 'regression'],
  args: { questions: [...insuranceQuestions, questions[1] as Question] },
  play: async ({ canvas, args, userEvent }) => {
    let finishReading = () => {};
    const ready = new Promise<void>((resolve) => (finishReading = resolve));
    for (const { text } of insuranceQuestions) {
      const input = await canvas.findByLabelText(text, { selector: 'input' });
      await userEvent.upload(
        input,
        slowFile(fileOfContent('%PDF-1.7', `${text}.pdf`, 'application/pdf'), () => ready),
      );
    }
    await expect(canvas.getByText('写真を準備しています。少しお待ちください')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('最近の血圧（上）'), '142');
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(canvas.queryByText('この質問にお答えください')).not.toBeInTheDocument();
    finishReading();
    // The form must keep both files although both become ready in the same render.
    for (const { text } of insuranceQuestions) await expect(await canvas.findByText(`${text}.pdf`)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('写真を準備しています。少しお待ちください')).not.toBeInTheDocument());
    await expect(canvas.getByLabelText('最近の血圧（上）')).toHaveValue('142');
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

const questionsWithFollowUp = [
  questionOf({
    text: 'アレルギー',
    type: 'multiple_choice',
    choices: [
      { id: 1, text: 'その他の薬' },
      { id: 2, text: '特になし' },
    ],
  }),
  questionOf({
    key: '2',
    text: '薬や食べ物の名前',
    type: 'text',
    required: false,
    follows: { key: '1', choiceIds: ['1'] },
  }),
];

// §follow-up-question
export const FollowUp: Story = {
  name: '「その他の薬」を選ぶと、薬の名前をたずねる',
  tags: ['!review', 'regression'],
  args: { questions: questionsWithFollowUp },
  play: async ({ canvas, userEvent, args }) => {
    const queryMedicineField = () => canvas.queryByRole('textbox', { name: '薬や食べ物の名前' });
    await expect(queryMedicineField()).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'その他の薬' }));
    await expect(queryMedicineField()).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: '特になし' }));
    await expect(queryMedicineField()).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'その他の薬' }));
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await expect(args.onNext).toHaveBeenCalled();
  },
};

const questionsWithUrgentChoice = [
  questionOf({
    text: '最近の気になる症状',
    type: 'multiple_choice',
    choices: [
      { id: 1, text: '頭痛' },
      { id: 2, text: 'ろれつが回らない', urgent: true },
      { id: 3, text: '特になし' },
    ],
  }),
];

const URGENT_TITLE = 'いま症状がある方は、すぐに119番へ電話してください';
const findDialog = async () => within(await screen.findByRole('dialog', { name: URGENT_TITLE }));
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

// §urgent-answers
export const StopsAtOnce: Story = {
  name: '急を要する症状を選ぶと、すぐに119番を示す',
  tags: ['!review', 'regression'],
  args: { questions: questionsWithUrgentChoice },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '頭痛' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'ろれつが回らない' }));
    await expect((await findDialog()).getByText('ろれつが回らない')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await userEvent.click((await findDialog()).getByRole('button', { name: 'いまは症状がないので続ける' }));
    await waitUntilClosed();
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const AsksUrgentOnlyOnce: Story = {
  name: '「続ける」のあとは、同じ症状で119番を示さない',
  tags: ['!review', 'regression'],
  args: { questions: questionsWithUrgentChoice },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'ろれつが回らない' }));
    await userEvent.click((await findDialog()).getByRole('button', { name: 'いまは症状がないので続ける' }));
    await waitUntilClosed();
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const NoSymptomClearsOthers: Story = {
  name: '「特になし」を選ぶと、ほかの症状のチェックが外れる',
  tags: ['!review', 'regression'],
  args: { questions: questionsWithUrgentChoice, draftAnswers: { 1: ['1'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '特になし' }));
    await expect(canvas.getByRole('checkbox', { name: '頭痛' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: '頭痛' }));
    await expect(canvas.getByRole('checkbox', { name: '特になし' })).not.toBeChecked();
  },
};
