import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WireQuestion } from '../../src/api/contract';
import { heldBack, type PlayContext } from '../support/bookingSteps';
import { afterSave, everyAnswer } from '../support/fixtures/answerFixtures';
import { answerList, answerSaving } from '../support/handlers/answerHandlers';
import { messageChoices } from '../support/handlers/messageChoiceHandlers';
import { hurryChecks } from '../support/hurryChecks';
import base from './InfoPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-info', title: '画面/基本情報', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const DRAFT = 'clinic:draft:nobody:0:basic-info';

export const SavedAfterLeaving: Story = {
  name: '保存の返事が、画面を離れて戻ったあとに届いても、入力した内容は残る',
  play: async ({ canvas, msw, userEvent }) => {
    const reply = heldBack<WireQuestion[]>();
    msw.use(messageChoices.none(), answerSaving.answersLate(reply.answer));
    await userEvent.type(await canvas.findByLabelText('最近の血圧（上）'), '{Backspace}5');
    await userEvent.click(canvas.getByRole('button', { name: '変更を保存する' }));
    await expect(canvas.getByRole('button', { name: '保存しています' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '前の画面へ戻る' }));
    await waitFor(() => expect(canvas.queryByLabelText('最近の血圧（上）')).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('link', { name: /基本情報の確認・変更/ }));
    const medicine = await canvas.findByLabelText('お薬のお名前');
    await userEvent.type(medicine, 'を1錠');
    await expect(localStorage.getItem(DRAFT)).toContain('を1錠');
    reply.arrive(everyAnswer.map((one) => (one.id === 503 ? { ...one, answer_text: '145' } : one)));
    await expect(await canvas.findByText('1件の変更がまだ保存されていません')).toBeVisible();
    await expect(canvas.getByLabelText('最近の血圧（上）')).toHaveValue('145');
    await expect(medicine).toHaveValue('アムロジピン錠5mgを1錠');
    await expect(localStorage.getItem(DRAFT)).toContain('を1錠');
  },
};

async function saves({ canvas, userEvent }: PlayContext): Promise<void> {
  const pressure = await canvas.findByLabelText('最近の血圧（上）');
  await userEvent.clear(pressure);
  await userEvent.type(pressure, '135');
  await userEvent.click(canvas.getByRole('button', { name: '変更を保存する' }));
}

export const SaveUnheard: Story = {
  name: '返事が届かなくても、保存できていればそう伝える',
  beforeEach: ({ msw }) => msw.use(answerList.answersInTurn(everyAnswer, afterSave), answerSaving.loses()),
  play: async (context) => {
    await saves(context);
    const { canvas } = context;
    await expect(await canvas.findByText('保存しました')).toBeVisible();
    await expect(canvas.getByLabelText('最近の血圧（上）')).toHaveValue('135');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const SaveChecked: Story = {
  name: '保存の結果を確認している',
  beforeEach: ({ msw }) => msw.use(answerSaving.fails(504)),
  play: async (context) => {
    await saves(context);
    const { canvas } = context;
    await expect(await canvas.findByText('結果を確認しています')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '保存しています' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText(/できませんでした|まだ保存されていません/)).not.toBeInTheDocument();
  },
};

export const SaveNotDone: Story = {
  name: '確かめたうえで、変更はまだ保存されていないと伝える',
  beforeEach: ({ msw }) => {
    msw.use(answerSaving.loses());
    return hurryChecks();
  },
  play: async (context) => {
    await saves(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('変更はまだ保存されていません');
    await expect(canvas.getByLabelText('最近の血圧（上）')).toHaveValue('135');
  },
};
