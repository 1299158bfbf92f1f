import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours } from '../../../.storybook/modes';
import { StatusBadge } from '../../../src/components/visit/StatusBadge/StatusBadge';
import { withGutter } from '../../support/withGutter';

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
  name: '予約済み',
  parameters: { chromatic: { modes: forcedColours } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('予約済み')).toBeVisible();
  },
};

export const Cancelled: Story = { name: 'キャンセル済み', args: { state: 'cancelled' } };
export const AwaitingConfirmation: Story = { name: '会計確認待ち', args: { state: 'awaitingConfirmation' } };
export const AwaitingPayment: Story = { name: 'お支払い待ち', args: { state: 'awaitingPayment' } };
export const AwaitingTransfer: Story = { name: 'お振込待ち', args: { state: 'awaitingTransfer' } };
export const AwaitingShipment: Story = { name: '発送待ち', args: { state: 'awaitingShipment' } };
export const Shipped: Story = { name: '発送済み', args: { state: 'shipped' } };
export const Missed: Story = { name: '受診なし', args: { state: 'missed' } };
export const Unkept: Story = { name: '休診', args: { state: 'unkept' } };
export const Unfinished: Story = { name: '受診の確認中', args: { state: 'unfinished' } };

export const LongText: Story = {
  ...AwaitingConfirmation,
  name: '狭い画面・文字200%',
  globals: { viewport: { value: 'w320' }, textSize: 200 },
  decorators: [(Story) => <div style={{ width: '5rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    // By default Mantine's badge is a single line of fixed height that cuts off longer text.
    const badge = canvas.getByText('会計確認待ち').parentElement as HTMLElement;
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
    await expect(badge.scrollHeight).toBeLessThanOrEqual(badge.clientHeight);
    await expect(badge.clientHeight).toBeGreaterThan(2 * Number.parseFloat(getComputedStyle(badge).fontSize));
  },
};
