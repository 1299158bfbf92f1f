import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BandButtons } from '../../../src/components/booking/BandButtons/BandButtons';
import { BAND_HOURS } from '../../../src/domain/booking/day';

const meta = {
  id: 'components-band-buttons',
  title: '部品/予約/開始時刻への移動',
  component: BandButtons,
  parameters: { layout: 'padded' },
  args: { hours: BAND_HOURS, onJump: fn() },
} satisfies Meta<typeof BandButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(14);
    await userEvent.click(canvas.getByRole('button', { name: '12:00〜' }));
    await expect(args.onJump).toHaveBeenCalledWith(12);
  },
};

export const Today: Story = { name: '本日の残り', args: { hours: [20, 21, 22, 23] } };
