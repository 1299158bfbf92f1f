import type { StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import base from './ReservationCard.stories';

// The docs page is the first file's.
const meta = { ...base, id: 'components-reservation-card', title: '部品/受診/予約カード', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const unkept = { ...base.args.reservation, state: 'unkept', reason: '医師の体調不良' } as const;

export const ClosedDay: Story = {
  name: '休診になった（当日、診察室が開くはずの時間）',
  args: { reservation: unkept, now: NOW + 57 * 60_000, onChangeTime: fn(), onContact: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('休診');
    await expect(canvas.getByText('理由：医師の体調不良')).toBeVisible();
    await expect(canvas.queryByText(/入室|診察室/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '別の日時を選ぶ' }));
    await expect(args.onChangeTime).toHaveBeenLastCalledWith(7);
    await userEvent.click(canvas.getByRole('button', { name: '予約をキャンセルする' }));
    await expect(args.onCancel).toHaveBeenLastCalledWith(7);
  },
};

export const ClosedDayWithoutChange: Story = {
  name: '休診になった（理由なし、日時の変更なし）',
  args: { reservation: { ...unkept, reason: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/休診になりました/)).toBeVisible();
    await expect(canvas.queryByText(/理由/)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/別の日時/)).not.toBeInTheDocument();
  },
};

export const ClosedDayLarge: Story = {
  ...ClosedDay,
  name: '休診になった（狭い画面・文字200%）',
  globals: { viewport: { value: 'w320' }, textSize: '200' },
};
