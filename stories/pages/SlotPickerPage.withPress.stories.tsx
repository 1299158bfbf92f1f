import type { StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { NOW, TODAY } from '../../.storybook/clock';
import { slots } from '../support/handlers/bookingHandlers';
import base from './SlotPickerPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-slot-picker', title: '画面/日時の選択', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const first = { name: '10:00〜10:15 佐藤医師' };
const pressed = { name: '10:15〜10:30 佐藤医師' };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Puts a finger on a block; before it leaves, the times are read again, and the block before is taken. */
const readUnderFinger: Story['play'] = async ({ canvas, msw, userEvent }) => {
  const target = await canvas.findByRole('button', pressed);
  // What was read in the last two seconds is not read again, nor on each of two returns within five.
  await pause(2_100);
  MockDate.set(NOW + 6_000);
  await userEvent.pointer({ keys: '[TouchA>]', target });
  const read = fn();
  msw.use(
    // Replies nothing: the next handler does.
    http.get('/api/reservations/:id/shift', ({ request }) => {
      if (request.url.includes(TODAY)) read();
    }),
    slots.takenAway(1000, 1001, 1002),
  );
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(read).toHaveBeenCalled());
  // The reply and its rendering are tasks of their own.
  await pause(200);
};

export const HeldUnderFinger: Story = {
  name: '押している間に時間を読み直しても、押したところは動かない',
  play: async (context) => {
    await readUnderFinger?.(context);
    await expect(context.canvas.getByRole('button', first)).toBeVisible();
  },
};

export const TapCounts: Story = {
  ...HeldUnderFinger,
  name: '押している間に時間を読み直しても、押した時間へ進む',
  play: async (context) => {
    await HeldUnderFinger.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.pointer({ keys: '[/TouchA]' });
    await expect(await canvas.findByText('7月3日（金）10:15〜（15分）')).toBeVisible();
  },
};

export const FingerLifted: Story = {
  ...HeldUnderFinger,
  name: '指を離すと、新しい時間を示す',
  play: async (context) => {
    await HeldUnderFinger.play?.(context);
    const { canvas } = context;
    window.dispatchEvent(new PointerEvent('pointercancel'));
    await waitFor(() => expect(canvas.queryByRole('button', first)).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', pressed)).toBeVisible();
  },
};
