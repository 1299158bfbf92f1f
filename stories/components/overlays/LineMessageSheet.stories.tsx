import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { pushMessage } from '../../../server/messages/messageContent';
import { LineMessageSheet } from '../../../src/components/overlays/LineMessageSheet/LineMessageSheet';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/calendar/jst';
import { NOW } from '../../../.storybook/clock';
import { FACTS, SENDER } from '../../support/fixtures/messageFixtures';
import { withRouter } from '../../support/withRouter';

const arrived = (id: string, kind: 'booked' | 'dayBefore' | 'soon', at: number) => ({
  id,
  arrived_at: at,
  message: pushMessage(kind, SENDER, FACTS),
});
const { start } = FACTS;

const meta = {
  id: 'components-line-message-sheet',
  title: '部品/重なる画面/LINEに届くお知らせのシート',
  component: LineMessageSheet,
  decorators: [withRouter],
  args: {
    opened: true,
    now: start,
    onClose: fn(),
    messages: [
      arrived('3', 'soon', start - 15 * MINUTE_MS),
      arrived('2', 'dayBefore', Date.parse('2026-07-09T18:00:00+09:00')),
      arrived('1', 'booked', NOW),
    ],
  },
} satisfies Meta<typeof LineMessageSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('dialog', { name: 'LINEに届くお知らせ' }));

// §preview-messages
export const Default: Story = {
  name: '3通届いた',
  play: async ({ args, userEvent }) => {
    const messages = (await sheet()).getAllByRole('listitem');
    await expect(messages.map((one) => one.textContent?.slice(0, 14))).toEqual([
      '7月10日（金）10:00さ',
      '7月9日（木）18:00さく',
      '7月3日（金）09:00さく',
    ]);
    await userEvent.click(screen.getByRole('link', { name: '診察の画面を開く' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  name: 'まだ届いていない',
  args: { messages: [] },
  play: async () => {
    await expect((await sheet()).getByText('まだ届いていません。ご予約をすると、ここに届きます。')).toBeVisible();
    await expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  name: '読み込み中',
  args: { messages: null },
  play: async () => {
    await expect(await (await sheet()).findByText('読み込んでいます')).toBeInTheDocument();
    await expect(screen.queryByText(/^まだ届いていません/)).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    now: NOW - 365 * DAY_MS,
    messages: [
      {
        id: '1',
        arrived_at: NOW,
        message: pushMessage(
          'booked',
          { ...SENDER, clinicName: '医療法人社団さくら会 さくらオンライン生活習慣病クリニック 東京本院' },
          { ...FACTS, lastname: '勅使河原＝ヴァンデンブルック', now: NOW - 365 * DAY_MS },
        ),
      },
    ],
  },
};
