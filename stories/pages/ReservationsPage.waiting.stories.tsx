import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, screen, within } from 'storybook/test';
import { NOW } from '../../.storybook/clock';
import { pageModes } from '../../.storybook/modes';
import type { ReservationsPage } from '../../src/pages/ReservationsPage/ReservationsPage';
import { onlyBooked, received } from '../support/fixtures/reservations';
import { cancelling, reservationList } from '../support/handlers/reservations';
import { inApp } from '../support/inApp';
import { platform } from '../support/platform';
import base from './ReservationsPage.stories';

const meta = {
  ...base,
  id: 'pages-reservations',
  title: '画面/予約履歴',
  parameters: { chromatic: { modes: pageModes } },
  // The docs page is the first file's.
  tags: ['!autodocs'],
} satisfies Meta<typeof ReservationsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const receipt = { name: '領収書を見る' };

/** Past the nine minutes for which a link of the list is trusted. */
const later = () => MockDate.set(NOW + 9 * 60_000 + 1);

export const OldAddress: Story = {
  name: '以前のアドレスから開いた',
  ...inApp('/mypage/order'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '予約履歴' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: '現在のご予約' })).toBeVisible();
  },
};

export const Cancelling: Story = {
  name: 'キャンセルを送っている間',
  parameters: { shows: ['Cancel.busy'] },
  beforeEach: ({ msw }) => msw.use(reservationList.answers(onlyBooked), cancelling.pending()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '予約をキャンセルする' }));
    const asked = within(await screen.findByRole('dialog', { name: 'この予約をキャンセルしますか？' }));
    await userEvent.click(asked.getByRole('button', { name: 'キャンセルする' }));
    await expect(await screen.findByRole('button', { name: 'キャンセルしています' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const ReceiptOpening: Story = {
  name: '領収書を開いている間（二度押しても1回）',
  parameters: { shows: ['Receipt.busy'] },
  beforeEach: ({ msw }) => msw.use(reservationList.answers(received)),
  play: async ({ canvas, msw, userEvent }) => {
    const open = await canvas.findByRole('button', receipt);
    later();
    msw.use(reservationList.pending());
    await userEvent.dblClick(open);
    await expect(canvas.getByRole('button', receipt)).toHaveAttribute('aria-busy', 'true');
    await expect(platform.openExternal).not.toHaveBeenCalled();
  },
};

const withoutReceipt = {
  ...received,
  all_reservations: received.all_reservations.map((one) => ({ ...one, bill_url: null })),
};

export const ReceiptGone: Story = {
  name: '開こうとした領収書がなくなっていた',
  parameters: { shows: ['Receipt.gone'] },
  beforeEach: ({ msw }) => msw.use(reservationList.answersInTurn(received, withoutReceipt)),
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', receipt);
    later();
    await userEvent.click(open);
    await expect(await canvas.findByText('領収書を開けませんでした。もう一度お試しください。')).toBeVisible();
    await expect(platform.openExternal).not.toHaveBeenCalled();
  },
};
