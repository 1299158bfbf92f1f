import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WireQuestion } from '../../src/api/contract';
import { heldBack } from '../support/bookingSteps';
import { everyAnswer } from '../support/fixtures/answerFixtures';
import { answerSaving } from '../support/handlers/answerHandlers';
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
    msw.use(answerSaving.answersLate(reply.answer));
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
