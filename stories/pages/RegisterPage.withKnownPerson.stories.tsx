import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { WireQuestion } from '../../src/api/contract';
import { answerList } from '../support/handlers/answerHandlers';
import { payAddresses } from '../support/handlers/paymentHandlers';
import base from './RegisterPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-register', title: '画面/お客様情報の入力', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const told = (id: number, format: WireQuestion['format'], text: string): WireQuestion => ({
  id,
  content: '質問',
  question_type: 'text',
  required: true,
  choices: [],
  format,
  answer_text: text,
});
const registered = { zip: '1000001', address: '東京都千代田区千代田1-1', apartment: 'さくらマンション101' };

export const KnownPerson: Story = {
  name: 'お名前などがわかっているときは入っていて、登録済みの住所も使える',
  beforeEach: ({ msw }) =>
    msw.use(
      answerList.answers([
        told(1, 'name', '田中 太郎'),
        told(2, 'furigana', 'タナカ タロウ'),
        told(3, 'birthday', '1961-04-05'),
        told(4, 'phone', '09012345678'),
      ]),
      payAddresses.answers({ main_deliver: null, other_deliver: [], registered }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('未入力の項目があと3つあります')).toBeVisible();
    await expect(canvas.getByLabelText('お名前')).toHaveValue('田中 太郎');
    await expect(canvas.getByRole('combobox', { name: '年' })).toHaveValue('1961');
    await userEvent.click(await canvas.findByRole('button', { name: '登録済みの住所を使う' }));
    await expect(canvas.getByLabelText('住所')).toHaveValue('東京都千代田区千代田1-1');
    await expect(canvas.getByLabelText('建物名・部屋番号')).toHaveValue('さくらマンション101');
    await expect(canvas.getByText('未入力の項目があと1つあります')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '登録済みの住所を使う' })).not.toBeInTheDocument();
  },
};

export const UnknownPerson: Story = {
  name: 'わかっていることを読み込めなくても入力できる',
  beforeEach: ({ msw }) => msw.use(answerList.fails(500), payAddresses.fails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('未入力の項目があと7つあります')).toBeVisible();
  },
};
