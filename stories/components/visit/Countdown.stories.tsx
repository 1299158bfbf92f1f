import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { ClockContext, Countdown } from '../../../src/components/visit/Countdown/Countdown';

const meta = {
  id: 'components-countdown',
  title: '部品/受診/残り時間',
  component: Countdown,
  args: { until: NOW + 200_000, now: NOW, children: (rest) => `あと${Math.ceil(rest / 1000)}秒` },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '標準' };

export const Over: Story = {
  name: '終わりの時刻を過ぎたあと',
  args: { now: NOW + 300_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('あと0秒')).toBeVisible();
  },
};

export const Counts: Story = {
  name: '残り時間は、クリニックの時計に合わせて減る',
  tags: ['!review', 'regression'],
  render: (args) => (
    <ClockContext value={Date.now}>
      <Countdown {...args} />
    </ClockContext>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('あと200秒')).toBeVisible();
    MockDate.set(NOW + 1000);
    await expect(await canvas.findByText('あと199秒')).toBeVisible();
  },
};
