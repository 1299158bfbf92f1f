import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OtherPage } from '../../src/pages/OtherPage/OtherPage';
import { inApp } from '../support/inApp';

const meta = {
  id: 'pages-other',
  title: '画面/設定メニュー',
  component: OtherPage,
  ...inApp('/mypage/other'),
} satisfies Meta<typeof OtherPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: '設定メニュー' });
    await expect(menu).toBeVisible();
    for (const [name, to] of [
      ['基本情報の確認・変更', '/mypage/other/info'],
      ['お届け先の管理', '/mypage/other/address'],
      ['保険証・検査結果', '/mypage/other/image'],
      ['お支払い', '/mypage/payment'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', to);
    }
    await expect(canvas.getByRole('switch', { name: '文字を大きく' })).not.toBeChecked();
  },
};

export const LargerText: Story = {
  name: '文字を大きくすると、画面全体が大きくなり、端末に残る',
  play: async ({ canvas, userEvent }) => {
    const size = () => Number.parseFloat(getComputedStyle(canvas.getByText('お薬をお届けする住所')).fontSize);
    const easy = await canvas.findByRole('switch', { name: '文字を大きく' });
    const before = size();
    await userEvent.click(easy);
    await expect(easy).toBeChecked();
    await waitFor(() => expect(size()).toBeCloseTo(before * 1.25, 1));
    await expect(localStorage.getItem('clinic:easy-mode')).toBe('true');
    await userEvent.click(easy);
    await waitFor(() => expect(size()).toBeCloseTo(before, 1));
  },
};

export const Remembered: Story = {
  name: '前に文字を大きくした端末',
  beforeEach: () => localStorage.setItem('clinic:easy-mode', 'true'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: '文字を大きく' })).toBeChecked();
    await expect(document.documentElement).toHaveAttribute('data-easy');
  },
};
