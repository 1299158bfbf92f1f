import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomePage } from '../../src/pages/HomePage/HomePage';
import { inApp } from '../support/inApp';
import { platform } from '../support/platform';

const meta = {
  id: 'pages-home',
  title: '画面/ホーム',
  component: HomePage,
  args: { psychiatryUrl: null },
  ...inApp('/'),
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '標準',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: '診療科目' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'さくらオンラインクリニック' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '診療予約' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'オンライン精神科・心療内科' }));
    await expect(platform.openExternal).toHaveBeenCalledWith('https://psychiatry.example/');
  },
};

export const IndexHtml: Story = {
  name: '/index.html でも同じ画面',
  ...inApp('/index.html'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '診療科目' })).toBeVisible();
  },
};
