import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ReservationCard } from '../../../src/components/records/ReservationCard/ReservationCard';
import { tabThrough } from '../../support/keyboard';
import base, { Chat, RoomOpen } from './ReservationCard.stories';

const meta = {
  ...base,
  id: 'components-reservation-card',
  title: '部品/記録/予約カード',
  // The docs page is the first file's.
  tags: ['!autodocs'],
} satisfies Meta<typeof ReservationCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げ',
  args: {
    ...Chat.args,
    chat: { onSend: fn(), onCopy: fn(), busy: true },
    onPrepare: fn(),
    onChangeTime: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('article', { name: '7月3日（金）10:00 高血圧治療' })).toBeVisible();
    const [enter, ...rest] = canvas.getAllByRole('button') as [HTMLElement, ...HTMLElement[]];
    // Not open yet: reachable, says so, and why stands in the live region.
    await tabThrough(userEvent, enter);
    await expect(enter).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('開始5分前から入室できます');
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnterRoom).not.toHaveBeenCalled();
    await tabThrough(userEvent, ...rest);
    await expect(rest.at(-1)).toHaveAccessibleName('予約をキャンセルする');
    await userEvent.keyboard(' ');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'チャットに送る' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const CountdownIsSilent: Story = {
  name: '残り時間の秒は読み上げない',
  args: { ...RoomOpen.args },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^入室できます$/);
    await expect(canvas.getByText(/開始まであと/)).toBeVisible();
  },
};
