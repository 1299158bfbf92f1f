import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LinkBanner } from '../../../src/components/layout/LinkBanner/LinkBanner';
import { home } from '../../../src/copy/homeCopy';
import { tabThrough } from '../../support/keyboard';

const meta = {
  id: 'components-link-banner',
  title: '部品/画面の枠/別サービスへのバナー',
  component: LinkBanner,
  parameters: { layout: 'padded' },
  args: { ...home.psychiatry, onOpen: fn() },
} satisfies Meta<typeof LinkBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ canvas, args, userEvent }) => {
    const banner = canvas.getByRole('button', { name: 'オンライン精神科・心療内科' });
    await expect(banner).toHaveAccessibleDescription('気分の落ち込み・不眠・イライラ・集中力の低下・涙もろさ');
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(banner);
    banner.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げ',
  play: async ({ canvas, args, userEvent }) => {
    const banner = canvas.getByRole('button', { name: home.psychiatry.title });
    await expect(banner).toHaveAccessibleDescription(home.psychiatry.text);
    await tabThrough(userEvent, banner);
    await userEvent.keyboard(' ');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  name: '長い文言',
  args: { title: `${home.psychiatry.title}（提携クリニックの専用アプリ）`, text: home.psychiatry.text.repeat(2) },
};
