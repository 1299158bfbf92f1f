import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { forcedColours } from '../../../.storybook/modes';
import { ErrorSummary } from '../../../src/components/forms/ErrorSummary/ErrorSummary';
import { tabThrough } from '../../support/keyboard';

const meta = {
  id: 'components-error-summary',
  title: '部品/入力/入力エラーの一覧',
  component: ErrorSummary,
  args: {
    summary: {
      attempt: 1,
      items: [
        { id: 'phone', text: '電話番号は10桁か11桁の数字です' },
        { id: 'email', text: 'メールアドレスの形式が正しくありません' },
      ],
    },
  },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <label>
        電話番号
        <input id="phone" />
      </label>
    </>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  parameters: { chromatic: { modes: forcedColours } },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { name: '入力内容をご確認ください' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: '電話番号は10桁か11桁の数字です' }));
    await expect(canvas.getByLabelText('電話番号')).toHaveFocus();
  },
};

// §error-summary
export const Many: Story = {
  name: '入力エラーが4つ以上なら、3つと残りの数を示す',
  tags: ['!review', 'regression'],
  args: {
    summary: {
      attempt: 1,
      items: ['お名前', 'フリガナ', '電話番号', '郵便番号', '住所'].map((text) => ({ id: text, text })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByText('ほか2つ')).toBeVisible();
  },
};

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げで操作できる',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent }) => {
    const summary = within(canvas.getByRole('alert', { name: '入力内容をご確認ください' }));
    await waitFor(() => expect(summary.getByRole('heading')).toHaveFocus());
    const [phoneLink, emailLink] = summary.getAllByRole('link') as [HTMLElement, HTMLElement];
    await tabThrough(userEvent, phoneLink, emailLink);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('電話番号')).toHaveFocus();
  },
};
