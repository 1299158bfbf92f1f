import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tabThrough, tabTo } from '../../support/keyboard';
import base, { type Args } from './Questionnaire.stories';

// The component's main stories file has the docs page.
const meta = { ...base, id: 'components-questionnaire', title: '部品/入力/問診票の1ページ', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<Args>;

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げ',
  play: async ({ canvas, args, userEvent }) => {
    const progress = canvas.getByRole('progressbar', { name: '進み具合' });
    await expect(progress).toHaveAttribute('aria-valuetext', '3 / 18');
    await expect(canvas.getByRole('status')).toHaveTextContent('必須の質問があと1問あります');
    const yes = canvas.getByRole('radio', { name: 'はい、飲んでいます' });
    const pressure = canvas.getByRole('textbox', { name: '最近の血圧（上）' });
    const [back, next] = ['戻る', '次へ'].map((name) => canvas.getByRole('button', { name })) as [
      HTMLElement,
      HTMLElement,
    ];
    await tabThrough(userEvent, yes, pressure, back, next);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    // The blocked button shows what is missing; the summary leads to it.
    await expect(canvas.getByRole('heading', { name: '入力内容をご確認ください' })).toHaveFocus();
    await tabThrough(userEvent, canvas.getByRole('link', { name: '現在、血圧の薬を飲んでいますか？' }));
    await userEvent.keyboard('{Enter}');
    await expect(yes).toHaveFocus();
    await expect(canvas.getByRole('radiogroup', { name: /血圧の薬/ })).toHaveAccessibleDescription(
      'この質問にお答えください 必須',
    );
    await userEvent.keyboard(' ');
    await expect(next).not.toHaveAttribute('aria-disabled');
    await tabTo(userEvent, next);
    await userEvent.keyboard(' ');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
