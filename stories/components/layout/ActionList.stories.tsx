import { IconHomePlus, IconShare2 } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ActionList } from '../../../src/components/layout/ActionList/ActionList';
import { tabThrough } from '../../support/keyboard';
import { withGutter } from '../../support/withGutter';

const share = {
  title: '友だちに紹介する',
  text: 'LINEで送り先を選んで紹介します',
  icon: IconShare2,
  onPress: fn().mockName('share'),
};
const shortcut = {
  title: 'ホーム画面に追加する',
  text: '次からすぐに開けるようになります',
  icon: IconHomePlus,
  onPress: fn().mockName('shortcut'),
};

const meta = {
  id: 'components-action-list',
  title: '部品/画面の枠/操作の一覧',
  component: ActionList,
  decorators: [withGutter],
  args: { actions: [share, shortcut] },
} satisfies Meta<typeof ActionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '友だちに紹介する' });
    await expect(button).toHaveAccessibleDescription('LINEで送り先を選んで紹介します');
    await userEvent.click(button);
    await expect(share.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(shortcut.onPress).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  name: '処理中（押しても始まらず、フォーカスは残る）',
  args: { actions: [{ ...share, busy: true }, shortcut] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '友だちに紹介する' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(share.onPress).not.toHaveBeenCalled();
  },
};

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げ',
  args: { actions: [{ ...share, busy: true }, shortcut] },
  play: async ({ canvas, userEvent }) => {
    shortcut.onPress.mockClear();
    const [first, second] = [share, shortcut].map(({ title }) => canvas.getByRole('button', { name: title }));
    await tabThrough(userEvent, first as HTMLElement);
    await expect(first).toHaveAccessibleDescription(share.text);
    await expect(first).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(share.onPress).not.toHaveBeenCalled();
    await tabThrough(userEvent, second as HTMLElement);
    await expect(second).toHaveAccessibleDescription(shortcut.text);
    await userEvent.keyboard(' ');
    await expect(shortcut.onPress).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    actions: [
      {
        ...share,
        title: 'ご家族やお友だちに、このオンライン診療サービスをLINEで紹介する',
        text: '長い説明が入っても、はみ出したり重なったりせず、折り返して最後まで読めることを確かめます。',
        busy: true,
      },
    ],
  },
};
