import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { awaitingTransfer } from '../support/fixtures/reservationFixtures';
import { reservationList } from '../support/handlers/reservationHandlers';
import base from './ReservationsPage.stories';

// The docs page is the first file's.
const meta = { ...base, id: 'pages-reservations', title: '画面/予約履歴', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const TransferChosen: Story = {
  name: 'お振込待ち',
  beforeEach: ({ msw }) =>
    msw.use(reservationList.answers({ now_reservations: [], all_reservations: [awaitingTransfer] })),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: /痛風/ }));
    await expect(card.getByText('お振込待ち')).toBeVisible();
    await expect(card.getByText('〒100-0001')).toBeVisible();
    const details = '/mypage/payment/deliver/4?step=bank';
    await expect(card.getByRole('link', { name: 'お振込先を見る' })).toHaveAttribute('href', details);
    const step = within(await canvas.findByRole('region', { name: 'お振込をお願いします' }));
    await expect(step.getByRole('link', { name: 'お振込先を見る' })).toHaveAttribute('href', details);
    await expect(canvas.queryByText('お支払いが完了していない診療があります')).not.toBeInTheDocument();
  },
};
