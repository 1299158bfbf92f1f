import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tabThrough } from '../../support/keyboard';
import base, { RoomOpen } from './NextStepCard.stories';

// The component's main stories file has the docs page.
const meta = { ...base, id: 'components-next-step-card', title: '部品/記録/つぎにすること', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げ',
  args: { ...RoomOpen.args },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'つぎにすること' })).toBeVisible();
    const enter = canvas.getByRole('button');
    await tabThrough(userEvent, enter);
    await expect(enter).toHaveAccessibleDescription(/./);
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnterRoom).toHaveBeenCalledWith('https://room.example/j/1');
  },
};

export const LinkByKeyboard: Story = {
  name: 'リンクのとき（カードの全体でひとつの移動先）',
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'お支払いをお願いします' });
    await tabThrough(userEvent, link);
    await expect(link).toHaveAccessibleDescription('6月5日（金）の診療分です');
    await userEvent.tab();
    await expect(canvas.getByRole('region')).not.toContainElement(document.activeElement as HTMLElement);
  },
};
