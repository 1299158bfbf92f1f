import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { JumpButtons } from '../../../src/components/booking/JumpButtons/JumpButtons';

const meta = {
  id: 'components-jump-buttons',
  title: '部品/予約/時間帯への移動',
  component: JumpButtons,
  parameters: { layout: 'padded' },
  args: { onJump: fn() },
} satisfies Meta<typeof JumpButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

// §band-jumps
export const Default: Story = {
  name: '標準',
  play: async ({ canvas, args, userEvent }) => {
    const nightButton = canvas.getByRole('button', { name: '夜間 18時〜24時' });
    nightButton.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onJump).toHaveBeenCalledWith('night');
  },
};

export const MorningOver: Story = {
  name: '午前が終わると、午前のボタンは押せない',
  args: { disabledParts: ['morning'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '午前 10時〜12時' })).toBeDisabled();
    canvas.getByRole('button', { name: '午前 10時〜12時' }).click();
    await expect(args.onJump).not.toHaveBeenCalled();
  },
};
