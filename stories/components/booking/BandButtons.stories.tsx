import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { BandButtons } from '../../../src/components/booking/BandButtons/BandButtons';
import { BAND_HOURS } from '../../../src/domain/booking/day';

const meta = {
  id: 'components-band-buttons',
  title: '部品/予約/開始時刻への移動',
  component: BandButtons,
  parameters: { layout: 'padded' },
  args: { hours: BAND_HOURS, current: 10, onJump: fn() },
  render: function Bands(args) {
    const [current, setCurrent] = useState(args.current);
    const jump = (hour: number) => {
      args.onJump(hour);
      setCurrent(hour);
    };
    return <BandButtons {...args} current={current} onJump={jump} />;
  },
} satisfies Meta<typeof BandButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(14);
    await expect(canvas.getByRole('button', { name: '10:00〜', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '12:00〜' }));
    await expect(args.onJump).toHaveBeenCalledWith(12);
    await expect(canvas.getByRole('button', { name: '12:00〜', pressed: true })).toBeVisible();
  },
};

/** True when the button is fully visible in its scrolling row. */
function isInRow(button: HTMLElement): boolean {
  const [own, row] = [button.getBoundingClientRect(), button.parentElement?.getBoundingClientRect()];
  return row !== undefined && own.left >= row.left && own.right <= row.right;
}

export const Evening: Story = {
  name: '夜の時間が見えているとき',
  args: { current: 22 },
  play: async ({ canvas }) => {
    await expect(isInRow(canvas.getByRole('button', { name: '22:00〜' }))).toBe(true);
    await expect(isInRow(canvas.getByRole('button', { name: '10:00〜' }))).toBe(false);
  },
};

export const LeavesThePage: Story = {
  ...Evening,
  name: '列の中だけが動き、ページは動かない',
  tags: ['!review', 'regression'],
  decorators: [
    (Story) => (
      <div style={{ paddingTop: '150vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await Evening.play?.(context);
    await expect(window.scrollY).toBe(0);
  },
};

export const Today: Story = { name: '本日の残り', args: { hours: [20, 21, 22, 23], current: 20 } };
export const NothingInView: Story = { name: 'どれも見えていないとき', args: { current: null } };
export const LongText: Story = { name: '大きな文字', globals: { textSize: 200 }, args: { current: 13 } };
