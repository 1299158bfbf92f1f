import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { repeatQuestion } from '../support/fixtures/questionFixtures';
import { repeatBlockQuery } from '../support/fixtures/timetableFixtures';
import { bookingWithAnswers, repeatQuestions } from '../support/handlers/bookingHandlers';
import { compose, enterEndsConversion } from '../support/ime';
import { inApp } from '../support/inApp';
import { tabThrough, tabTo } from '../support/keyboard';
import base from './QuestionnairePage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-questionnaire', title: '画面/問診票', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げだけで答える',
  beforeEach: ({ msw }) => msw.use(bookingWithAnswers.answers({ message: 'ok' })),
  play: async ({ canvas, userEvent }) => {
    const single = await canvas.findByRole('radiogroup', { name: '現在、血圧の薬を飲んでいますか？' });
    const title = canvas.getByRole('heading', { level: 1 });
    const progress = () => canvas.getByRole('progressbar', { name: '進み具合' });
    await expect(title).toHaveFocus();
    await expect(single).toHaveAccessibleDescription(/必須/);
    const larger = canvas.getByRole('switch', { name: '文字を大きく' });
    await tabThrough(userEvent, larger, canvas.getByRole('radio', { name: 'はい、飲んでいます' }));
    await userEvent.keyboard(' ');
    const pressure = canvas.getByRole('textbox', { name: '最近の血圧（上）' });
    await expect(pressure).toHaveAccessibleDescription('mmHg お分かりになる場合、数字でご入力ください');
    await tabThrough(userEvent, pressure);
    await userEvent.keyboard('１３０{Enter}');
    await expect(pressure).toHaveValue('130');
    await expect(canvas.getByRole('checkbox', { name: '心臓の病気' })).toHaveFocus();
    await tabTo(userEvent, canvas.getByRole('checkbox', { name: '特になし' }));
    await userEvent.keyboard(' ');
    const next = canvas.getByRole('button', { name: '次へ' });
    await tabThrough(
      userEvent,
      canvas.getByLabelText('お薬のお名前'),
      canvas.getByRole('button', { name: '戻る' }),
      next,
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(progress()).toHaveAttribute('aria-valuetext', '2 / 3'));
    await waitFor(() => expect(title).toHaveFocus());
    const [year, month, day] = ['年', '月', '日'].map((part) => canvas.getByLabelText(part)) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    await tabThrough(userEvent, year, month, day, canvas.getByLabelText('お薬手帳の写真', { selector: 'input' }));
    await userEvent.selectOptions(year, '1961年（昭和36年）');
    await userEvent.selectOptions(month, '4月');
    await userEvent.selectOptions(day, '5日');
    await tabTo(userEvent, canvas.getByRole('button', { name: '次へ' }));
    await userEvent.keyboard('{Enter}');
    const wish = await canvas.findByRole('textbox', { name: '今回ご相談されたいこと' });
    await expect(wish).toBeRequired();
    await tabThrough(userEvent, wish);
    await userEvent.keyboard('朝の血圧{Enter}が高い');
    await expect(wish).toHaveValue('朝の血圧\nが高い');
    await tabTo(userEvent, canvas.getByRole('button', { name: '入力内容を確認する' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: '入力内容の確認' })).toHaveFocus());
    await tabThrough(userEvent, canvas.getByRole('button', { name: '現在、血圧の薬を飲んでいますか？を変更する' }));
    await tabTo(userEvent, canvas.getByRole('button', { name: '予約する' }));
    await userEvent.keyboard('{Enter}');
    const done = await screen.findByRole('dialog', { name: 'ご予約が完了しました' });
    await waitFor(() => expect(done).toContainElement(document.activeElement as HTMLElement));
  },
};

export const EnterGoesOn: Story = {
  name: '変換を決めるEnterでは進まない',
  play: async ({ canvas, userEvent }) => {
    const medicine = await canvas.findByLabelText('お薬のお名前');
    await userEvent.click(medicine);
    await compose(medicine, 'あむろ', 'アムロジピン');
    await expect(await enterEndsConversion(medicine)).toBe(true);
    await expect(medicine).toHaveFocus();
    await expect(medicine).toHaveValue('アムロジピン');
    await userEvent.keyboard('{Enter}');
    await expect(medicine).not.toHaveFocus();
    await expect(canvas.getByRole('progressbar', { name: '進み具合' })).toHaveAttribute('aria-valuetext', '1 / 3');
    await expect(canvas.queryByText('この質問にお答えください')).not.toBeInTheDocument();
  },
};

export const RepeatVisitByKeyboard: Story = {
  name: '再診：キーボードと読み上げだけで答える',
  beforeEach: ({ msw }) => msw.use(repeatQuestions.answers({ questions: [repeatQuestion], has_reservation: false })),
  ...inApp(`/reserve/rediagnose/1003?${repeatBlockQuery}`),
  play: async ({ canvas, userEvent }) => {
    const change = await canvas.findByRole('textbox', { name: '前回からの体調の変化' });
    await expect(change).toBeRequired();
    await tabThrough(userEvent, canvas.getByRole('switch', { name: '文字を大きく' }), change);
    await userEvent.keyboard('変わりません');
    await tabTo(userEvent, canvas.getByRole('button', { name: '次へ' }));
    await userEvent.keyboard('{Enter}');
    const card = await canvas.findByRole('group', { name: '保険証（表面）' });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(card).toHaveAccessibleDescription(/必須.*資格確認書/s);
    const picture = canvas.getByLabelText('保険証（表面）', { selector: 'input' });
    await expect(picture).toHaveAccessibleDescription(/資格確認書/);
    await tabThrough(userEvent, picture, canvas.getByRole('button', { name: '戻る' }));
    const next = canvas.getByRole('button', { name: '次へ' });
    await tabThrough(userEvent, next);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: '入力内容をご確認ください' })).toHaveFocus();
    await tabThrough(userEvent, canvas.getByRole('link', { name: '保険証（表面）' }));
    await userEvent.keyboard('{Enter}');
    await expect(picture).toHaveFocus();
    await expect(picture).toHaveAccessibleDescription(/この質問にお答えください/);
    await expect(canvas.queryByRole('status', { name: '入力内容をご確認ください' })).not.toBeInTheDocument();
  },
};
