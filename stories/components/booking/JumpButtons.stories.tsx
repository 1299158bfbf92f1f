import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { JumpButtons } from '../../../src/components/booking/JumpButtons/JumpButtons';
import type { JumpKey } from '../../../src/domain/booking/day';

const meta = {
  id: 'components-jump-buttons',
  title: '部品/予約/時間帯への移動',
  component: JumpButtons,
  parameters: { layout: 'padded' },
  args: { current: 'morning', onJump: fn() },
  render: function Jumps(args) {
    const [current, setCurrent] = useState(args.current);
    const jump = (key: JumpKey) => {
      args.onJump(key);
      setCurrent(key);
    };
    return <JumpButtons {...args} current={current} onJump={jump} />;
  },
} satisfies Meta<typeof JumpButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

// §band-jumps
export const Default: Story = {
  name: '標準',
  play: async ({ canvas, args, userEvent }) => {
    const night = canvas.getByRole('button', { name: '夜間 18時〜24時' });
    await expect(canvas.getByRole('button', { name: '午前 10時〜12時', pressed: true })).toBeVisible();
    await expect(night).toHaveAttribute('aria-pressed', 'false');
    night.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onJump).toHaveBeenCalledWith('night');
    await expect(night).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: '午前 10時〜12時', pressed: false })).toBeVisible();
  },
};

export const NothingInView: Story = { name: 'どれも見えていないとき', args: { current: null } };

export const MorningOver: Story = {
  name: '午前が終わったあと',
  args: { current: 'afternoon', disabledKeys: ['morning'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '午前 10時〜12時' })).toBeDisabled();
    canvas.getByRole('button', { name: '午前 10時〜12時' }).click();
    await expect(args.onJump).not.toHaveBeenCalled();
  },
};

export const LongText: Story = { name: '大きな文字', globals: { textSize: 200 } };
