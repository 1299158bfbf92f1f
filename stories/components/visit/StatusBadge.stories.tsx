import { Stack } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { forcedColours } from '../../../.storybook/modes';
import { StatusBadge } from '../../../src/components/visit/StatusBadge/StatusBadge';
import { withGutter } from '../../support/withGutter';

const WORDS: Record<ComponentProps<typeof StatusBadge>['state'], string> = {
  booked: '予約済み',
  needsReschedule: '休診',
  unfinished: '受診の確認中',
  missed: '受診なし',
  cancelled: 'キャンセル済み',
  awaitingConfirmation: '会計確認待ち',
  awaitingPayment: 'お支払い待ち',
  awaitingTransfer: 'お振込待ち',
  awaitingShipment: '発送待ち',
  shipped: '発送済み',
};
const STATES = Object.keys(WORDS) as (keyof typeof WORDS)[];

const meta = {
  id: 'components-status-badge',
  title: '部品/受診/予約の状態',
  component: StatusBadge,
  decorators: [withGutter],
  args: { state: 'booked' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'すべての状態',
  parameters: { chromatic: { modes: forcedColours } },
  render: () => (
    <Stack align="flex-start">
      {STATES.map((state) => (
        <StatusBadge key={state} state={state} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const words of Object.values(WORDS)) await expect(canvas.getByText(words)).toBeVisible();
  },
};

export const Wraps: Story = {
  name: '狭いところでは、状態の名前が2行になる',
  tags: ['!review', 'regression'],
  args: { state: 'awaitingConfirmation' },
  globals: { textSize: 200 },
  decorators: [(Story) => <div style={{ width: '5rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    // Mantine's own badge cuts off the second line; this badge must show it.
    const badge = canvas.getByText(WORDS.awaitingConfirmation).parentElement as HTMLElement;
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
    await expect(badge.scrollHeight).toBeLessThanOrEqual(badge.clientHeight);
    await expect(badge.clientHeight).toBeGreaterThan(2 * Number.parseFloat(getComputedStyle(badge).fontSize));
  },
};
