import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DayBar } from '../../../src/components/booking/DayBar/DayBar';
import { slotPicker } from '../../../src/copy/booking';
import { BAND_HOURS } from '../../../src/domain/booking/day';

const meta = {
  id: 'components-day-bar',
  title: '部品/予約/選んだ日と医師の帯',
  component: DayBar,
  parameters: { layout: 'padded' },
  // Leaves space above, because the bar appears as soon as the component reaches the top of the screen.
  decorators: [
    (Story) => (
      <div style={{ paddingTop: '8rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    day: '7月3日（金）',
    doctor: '指定なし',
    onBack: fn(),
    hours: BAND_HOURS,
    onJump: fn(),
    children: <div style={{ height: '200vh' }} />,
  },
} satisfies Meta<typeof DayBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The IntersectionObserver reports a scroll after the next frame. */
const waitTwoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

export const Default: Story = {
  name: 'スクロールする前は、開始時刻のボタンだけを示す',
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(14);
    await waitTwoFrames();
    await userEvent.click(canvas.getByRole('button', { name: '12:00〜' }));
    await expect(args.onJump).toHaveBeenCalledWith(12);
    await expect(canvas.queryByRole('button', { name: /変える/ })).not.toBeInTheDocument();
  },
};

// §chosen-day-in-sight
export const Scrolled: Story = {
  name: '下へスクロールすると、日と医師の帯が出る',
  play: async (context) => {
    await Default.play?.(context);
    const { canvas, args, userEvent } = context;
    window.scrollTo(0, 400);
    const bar = await canvas.findByRole('button', { name: '7月3日（金） 指定なし 変える' });
    await expect(bar).toBeVisible();
    await expect(bar.getBoundingClientRect().height).toBe(48);
    const hourBox = canvas.getByRole('button', { name: '16:00〜' }).getBoundingClientRect();
    await expect(hourBox.top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom);
    await userEvent.click(bar);
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const AtItsPlace: Story = {
  name: '開始時刻のボタンが上端に着くと、日と医師の帯が出る',
  tags: ['!review', 'regression'],
  decorators: [
    (Story) => (
      <div style={{ paddingTop: '50vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const hoursBar = canvas.getByRole('group', { name: slotPicker.bandsLabel }).parentElement as HTMLElement;
    const stickyTop = parseFloat(getComputedStyle(hoursBar).top);
    window.scrollTo(0, hoursBar.getBoundingClientRect().top - stickyTop - 8);
    await waitTwoFrames();
    await expect(canvas.queryByRole('button', { name: /変える/ })).not.toBeInTheDocument();
    window.scrollBy(0, 16);
    await expect(await canvas.findByRole('button', { name: /変える/ })).toBeVisible();
    await expect(hoursBar.getBoundingClientRect().top).toBe(stickyTop);
  },
};

export const LongText: Story = {
  ...Scrolled,
  name: '長い医師名',
  args: { doctor: '勅使河原アレクサンドリーナ医師' },
  play: async ({ canvas }) => {
    window.scrollTo(0, 400);
    const bar = await canvas.findByRole('button', { name: '7月3日（金） 勅使河原アレクサンドリーナ医師 変える' });
    await expect(bar.scrollWidth).toBe(bar.clientWidth);
  },
};

export const Jumped: Story = {
  name: '一度に下までスクロールしても、日と医師の帯が出る',
  tags: ['!review', 'regression'],
  decorators: [
    (Story) => (
      <div style={{ paddingTop: '150vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await Default.play?.(context);
    // Jumps past the buttons in one scroll, so that no frame shows them.
    window.scrollTo(0, 2 * window.innerHeight);
    await expect(await context.canvas.findByRole('button', { name: /変える/ })).toBeVisible();
  },
};

export const LargeText: Story = {
  ...Scrolled,
  name: '文字200%でスクロールすると、日と医師の帯だけが上端に残る',
  globals: { textSize: 200 },
  play: async ({ canvas }) => {
    window.scrollTo(0, 400);
    const bar = await canvas.findByRole('button', { name: /変える/ });
    await expect(bar.scrollWidth).toBe(bar.clientWidth);
    await expect(canvas.getByRole('button', { name: '16:00〜' }).getBoundingClientRect().bottom).toBeLessThan(0);
  },
};
