import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { office, three } from '../support/fixtures/addressFixtures';
import { awaitingShipment, packing, shipped } from '../support/fixtures/reservationFixtures';
import { addressList } from '../support/handlers/addressHandlers';
import { changingDeliver, reservationList } from '../support/handlers/reservationHandlers';
import { inAppWithout } from '../support/inApp';
import type { PlayContext } from '../support/bookingSteps';
import base from './ReservationsPage.stories';

// The docs page is the first file's.
const meta = { ...base, id: 'pages-reservations', title: '画面/予約履歴', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const listed = { now_reservations: [], all_reservations: [awaitingShipment, shipped] };
const { zip, address, apartment } = office;
const moved = { ...listed, all_reservations: [{ ...awaitingShipment, deliver_user: { zip, address, apartment } }] };
const change = { name: 'お届け先を変更する' };

/** Opens the question and chooses the other address. */
async function asks({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', change));
  const dialog = within(await screen.findByRole('dialog', { name: 'どの住所にお届けしますか？' }));
  await userEvent.click(await dialog.findByRole('radio', { name: /梅田3-1-3/ }));
  return dialog;
}

export const DeliverChanges: Story = {
  name: '発送の前なら、お届け先を変更できる',
  beforeEach: ({ msw }) =>
    msw.use(reservationList.answers(listed), addressList.answers(three), changingDeliver.answers(moved)),
  play: async (context) => {
    const { canvas, userEvent } = context;
    // What is on its way has no such button.
    await expect(await canvas.findAllByRole('button', change)).toHaveLength(1);
    const dialog = await asks(context);
    await userEvent.click(dialog.getByRole('button', { name: 'この住所に変更する' }));
    await expect(await canvas.findByText('お届け先を変更しました')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText('大阪府大阪市北区梅田3-1-3')).toBeVisible();
  },
};

export const DeliverBlocked: Story = {
  name: 'いまのお届け先のままでは進めない',
  beforeEach: ({ msw }) => msw.use(reservationList.answers(listed), addressList.answers(three)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', change));
    const dialog = within(await screen.findByRole('dialog', { name: 'どの住所にお届けしますか？' }));
    await expect(await dialog.findByRole('radio', { name: /千代田1-1/ })).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'この住所に変更する' })).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getByRole('status')).toHaveTextContent('いまのお届け先です。');
  },
};

export const DeliverShipped: Story = {
  name: '変更する前に発送されていた',
  beforeEach: ({ msw }) =>
    msw.use(
      reservationList.answers(listed),
      addressList.answers(three),
      changingDeliver.fails(409, { error: { code: 'shipped', message: '発送されています。' } }),
    ),
  play: async (context) => {
    const dialog = await asks(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'この住所に変更する' }));
    await expect(await dialog.findByText('すでに発送されているため、お届け先を変更できません。')).toBeVisible();
  },
};

export const DeliverFixed: Story = {
  name: '変更を扱わないクリニックでは、すすめない',
  ...inAppWithout(['change_deliver'], '/mypage/reservation'),
  beforeEach: ({ msw }) => msw.use(reservationList.answers(packing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('発送待ち')).toBeVisible();
    await expect(canvas.queryByRole('button', change)).not.toBeInTheDocument();
  },
};
