import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BandButtons } from '../../../src/components/booking/BandButtons/BandButtons';
import { DayBar } from '../../../src/components/booking/DayBar/DayBar';
import { BAND_HOURS } from '../../../src/domain/bands';

const meta = {
  id: 'components-day-bar',
  title: '部品/予約/選んだ日と医師の帯',
  component: DayBar,
  parameters: { layout: 'padded' },
  args: {
    day: '7月3日（金）',
    doctor: '指定なし',
    onBack: fn(),
    hours: <BandButtons hours={BAND_HOURS} current={16} onJump={fn()} />,
    children: <div style={{ height: '200vh' }} />,
  },
} satisfies Meta<typeof DayBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '画面の上では、開始時刻のボタンだけ',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '16:00〜' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /変える/ })).not.toBeInTheDocument();
  },
};

export const Scrolled: Story = {
  name: '下へ動かすと、日と医師が残る',
  play: async (context) => {
    await Default.play?.(context);
    const { canvas, args, userEvent } = context;
    window.scrollTo(0, 400);
    const choice = await canvas.findByRole('button', { name: '7月3日（金） 指定なし 変える' });
    await expect(choice).toBeVisible();
    await expect(choice.getBoundingClientRect().height).toBe(48);
    const hour = canvas.getByRole('button', { name: '16:00〜' }).getBoundingClientRect();
    await expect(hour.top).toBeGreaterThanOrEqual(choice.getBoundingClientRect().bottom);
    await userEvent.click(choice);
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  ...Scrolled,
  name: '長い名前',
  args: { doctor: '勅使河原アレクサンドリーナ医師' },
  play: async ({ canvas }) => {
    window.scrollTo(0, 400);
    const choice = await canvas.findByRole('button', { name: '7月3日（金） 勅使河原アレクサンドリーナ医師 変える' });
    await expect(choice.scrollWidth).toBe(choice.clientWidth);
  },
};

export const Jumped: Story = {
  name: '一度に下へ飛んでも残る',
  decorators: [
    (Story) => (
      <div style={{ paddingTop: '150vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await Default.play?.(context);
    // From below the screen to above it, without ever being on it.
    window.scrollTo(0, 2 * window.innerHeight);
    // However long a busy machine takes to tell that the marker has gone.
    const choice = await context.canvas.findByRole('button', { name: /変える/ }, { timeout: 30_000 });
    await expect(choice).toBeVisible();
  },
};

export const LargeText: Story = {
  ...Scrolled,
  name: '大きな文字では、日と医師だけが残る',
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    window.scrollTo(0, 400);
    const choice = await canvas.findByRole('button', { name: /変える/ });
    await expect(choice.scrollWidth).toBe(choice.clientWidth);
    await expect(canvas.getByRole('button', { name: '16:00〜' }).getBoundingClientRect().bottom).toBeLessThan(0);
  },
};
