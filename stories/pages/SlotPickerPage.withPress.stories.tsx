import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { slots } from '../support/handlers/bookingHandlers';
import base from './SlotPickerPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-slot-picker', title: '画面/日時の選択', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const first = { name: '10:00〜10:15 佐藤医師' };
const pressed = { name: '10:15〜10:30 佐藤医師' };

const timesRead = () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/shift?')).length;

/** Puts a finger on a block; before it leaves, the times are read again, and the block before is taken. */
const readUnderFinger: Story['play'] = async ({ canvas, msw, userEvent }) => {
  await userEvent.pointer({ keys: '[TouchA>]', target: await canvas.findByRole('button', pressed) });
  const before = timesRead();
  msw.use(slots.takenAway(1000, 1001, 1002));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(timesRead()).toBeGreaterThan(before));
  // React draws in tasks of its own.
  await new Promise((resolve) => setTimeout(resolve, 50));
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
