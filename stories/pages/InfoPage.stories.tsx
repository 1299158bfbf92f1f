import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, waitFor, within } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import type { WireQuestion } from '../../src/api/contract';
import { InfoPage } from '../../src/pages/InfoPage/InfoPage';
import { deferredReply } from '../support/bookingSteps';
import { newAnswers, answersOfEachType } from '../support/fixtures/answerFixtures';
import { answerList, answerSaving } from '../support/handlers/answerHandlers';
import { inApp } from '../support/inApp';
import { pageStates } from '../support/pageStates';
import { storeDraft } from '../support/withPatient';

const meta = {
  id: 'pages-info',
  title: '画面/基本情報',
  component: InfoPage,
  beforeEach: ({ msw }) => msw.use(answerList.answers(answersOfEachType)),
  ...inApp('/mypage/other/info'),
} satisfies Meta<typeof InfoPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const saveButton = { name: '変更を保存する' };
const DRAFT_KEY = 'clinic:draft:nobody:0:basic-info';

export const Ready: Story = {
  name: '標準',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('最近の血圧（上）')).toHaveValue('142');
    await expect(canvas.getByRole('radio', { name: 'はい、飲んでいます' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '心臓の病気' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '脳卒中' })).not.toBeChecked();
    await expect(within(canvas.getByRole('group', { name: '生年月日' })).getByLabelText('月')).toHaveDisplayValue(
      '4月',
    );
    await expect(canvas.queryByText(/妊娠・授乳/)).not.toBeInTheDocument();
    await expect(canvas.queryByText('お薬手帳の写真')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', saveButton)).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('変更したところはまだありません')).toBeVisible();
    await expect(canvas.queryByText(/保存できません/)).not.toBeInTheDocument();
  },
};

export const Saved: Story = {
  name: '患者さんが変えた答えだけを保存する',
  beforeEach: ({ msw }) => msw.use(answerSaving.takes([{ id: 503, question_id: 3, answer_text: '135' }], newAnswers)),
  play: async ({ canvas, userEvent }) => {
    const pressure = await canvas.findByLabelText('最近の血圧（上）');
    await userEvent.clear(pressure);
    await userEvent.type(pressure, '１３５');
    await userEvent.dblClick(canvas.getByRole('button', saveButton));
    await expect(await canvas.findByText('保存しました')).toBeVisible();
    await expect(pressure).toHaveValue('135');
    await expect(canvas.getByRole('button', saveButton)).toHaveAttribute('aria-disabled', 'true');
    await expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  },
};

export const SaveFailed: Story = {
  name: '保存に失敗しても、入力した内容は残る',
  beforeEach: ({ msw }) => msw.use(answerSaving.fails(500)),
  play: async ({ canvas, userEvent }) => {
    const wish = await canvas.findByLabelText('今回ご相談されたいこと');
    await userEvent.type(wish, '。頭も痛いです');
    await userEvent.click(canvas.getByRole('button', saveButton));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '保存できませんでした。入力した内容は残っています。',
    );
    await expect(wish).toHaveValue('朝の血圧が高いです。頭も痛いです');
    await expect(localStorage.getItem(DRAFT_KEY)).toContain('頭も痛いです');
    await expect(canvas.getByRole('button', saveButton)).not.toHaveAttribute('aria-disabled');
  },
};

export const SavedWhileTyping: Story = {
  name: '保存しているあいだに入力した内容は、保存のあとも残る',
  tags: ['!review', 'regression'],
  play: async ({ canvas, msw, userEvent }) => {
    const reply = deferredReply<WireQuestion[]>();
    msw.use(answerSaving.answersLate(reply.answer));
    await userEvent.type(await canvas.findByLabelText('最近の血圧（上）'), '{Backspace}5');
    await userEvent.click(canvas.getByRole('button', saveButton));
    await expect(canvas.getByRole('button', { name: '保存しています' })).toHaveAttribute('aria-busy', 'true');
    const medicine = canvas.getByLabelText('お薬のお名前');
    await userEvent.type(medicine, 'を1錠');
    await expect(canvas.getByText('2件の変更がまだ保存されていません')).toBeVisible();
    reply.arrive(answersOfEachType.map((row) => (row.id === 503 ? { ...row, answer_text: '145' } : row)));
    await expect(await canvas.findByText('1件の変更がまだ保存されていません')).toBeVisible();
    await userEvent.type(medicine, '夕方');
    await expect(medicine).toHaveValue('アムロジピン錠5mgを1錠夕方');
    await expect(canvas.getByLabelText('最近の血圧（上）')).toHaveValue('145');
    await expect(JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '')).toMatchObject({
      values: { 504: ['アムロジピン錠5mgを1錠夕方'] },
    });
    await expect(localStorage.getItem(DRAFT_KEY)).not.toContain('503');
  },
};

export const ReadAgainWhileTyping: Story = {
  name: '入力中に最新の答えが届いても、入力した内容は残る',
  tags: ['!review', 'regression'],
  play: async ({ canvas, msw, userEvent }) => {
    const medicine = await canvas.findByLabelText('お薬のお名前');
    await userEvent.type(medicine, 'を1錠');
    const texts: Record<number, string> = { 503: '135', 504: '別のお薬' };
    msw.use(
      answerList.answers(answersOfEachType.map((row) => ({ ...row, answer_text: texts[row.id] ?? row.answer_text }))),
    );
    await waitFor(() => {
      // Moves the clock, because SWR ignores a second focus event within 2 s (`focusThrottleInterval`).
      MockDate.set(Date.now() + 3000);
      window.dispatchEvent(new Event('focus'));
      return expect(canvas.getByLabelText('最近の血圧（上）')).toHaveValue('135');
    });
    await expect(medicine).toHaveValue('アムロジピン錠5mgを1錠');
    await userEvent.type(medicine, '朝');
    await expect(canvas.getByText('1件の変更がまだ保存されていません')).toBeVisible();
  },
};

export const SummarisesProblems: Story = {
  name: '必須の質問の答えを消して、保存しようとした',
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('今回ご相談されたいこと'));
    await expect(canvas.getByText('必須の質問があと1問あります')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', saveButton));
    await expect(canvas.getByRole('heading', { name: '入力内容をご確認ください' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: '今回ご相談されたいことを入力してください' }));
    await expect(canvas.getByLabelText('今回ご相談されたいこと')).toHaveFocus();
  },
};

export const DiscardsDraft: Story = {
  name: '「変更を取り消す」を押すと、元の答えに戻る',
  tags: ['!review', 'regression'],
  beforeEach: () => storeDraft('0:basic-info', { 504: ['別のお薬'] }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('保存していない変更を復元しました')).toBeVisible();
    await expect(canvas.getByLabelText('お薬のお名前')).toHaveValue('別のお薬');
    await userEvent.click(canvas.getByRole('button', { name: '変更を取り消す' }));
    await expect(canvas.getByLabelText('お薬のお名前')).toHaveValue('アムロジピン錠5mg');
    await expect(canvas.getByText('変更したところはまだありません')).toBeVisible();
  },
};

const states = pageStates({
  list: answerList,
  content: (canvas) => canvas.queryByDisplayValue('142'),
});

export const Empty: Story = {
  name: '問診の答えがまだない',
  ...states.empty(answerList.answers([]), '登録された基本情報はまだありません', async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '診療を予約する' })).toHaveAttribute('href', '/reserve');
  }),
};

export const Loading: Story = { name: '読み込み中', ...states.loading };
