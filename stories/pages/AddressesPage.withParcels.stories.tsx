import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { awaitingShipment, awaitingTransfer, shipped } from '../support/fixtures/reservationFixtures';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inAppWithout } from '../support/inApp';
import type { PlayContext } from '../support/bookingSteps';
import base from './AddressesPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-addresses', title: '画面/お届け先', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const shipping = (...all: (typeof shipped)[]): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(reservationList.answers({ now_reservations: [], all_reservations: all })),
});

/** Asks to delete the main address, or the other one. */
async function asked({ canvas, userEvent }: PlayContext, address: RegExp) {
  const card = within(await canvas.findByRole('article', { name: address }));
  await userEvent.click(card.getByRole('button', { name: '削除する' }));
  return within(await screen.findByRole('dialog', { name: 'この住所を削除しますか？' }));
}

const inUse = /の診療のお薬を、この住所へお届けする予定です。/;

export const DeletesInUse: Story = {
  name: '発送を待つお薬のお届け先を削除する前に、そう伝える',
  ...shipping(awaitingShipment, shipped),
  play: async (context) => {
    const dialog = await asked(context, /千代田1-1/);
    await expect(await dialog.findByText(/^6月4日（木）の診療のお薬を、この住所へお届けする予定です。/)).toBeVisible();
    await expect(dialog.getByText('お支払いが済んだお薬のお届け先は、予約履歴で変更できます。')).toBeVisible();
    await expect(dialog.queryByText(/お支払いの画面で|クリニックへ/)).not.toBeInTheDocument();
  },
};

export const DeletesInUseFixed: Story = {
  name: '変更を扱わないクリニックでは、連絡先を案内する',
  ...inAppWithout(['change_deliver'], '/mypage/other/address'),
  ...shipping(awaitingShipment, shipped),
  play: async (context) => {
    const dialog = await asked(context, /千代田1-1/);
    await expect(await dialog.findByText(/お届け先を変えるときは、クリニックへご連絡ください/)).toBeVisible();
  },
};

export const DeletesUnpaid: Story = {
  name: 'お支払いの前なら、先にお届け先を選び直せることを伝える',
  ...shipping(awaitingTransfer, shipped),
  play: async (context) => {
    const dialog = await asked(context, /千代田1-1/);
    await expect(await dialog.findByText(/お支払いの画面で別の住所をお選びください/)).toBeVisible();
    await expect(dialog.queryByText(/クリニックへ/)).not.toBeInTheDocument();
  },
};

export const DeletesUnused: Story = {
  name: 'お薬が届く予定のない住所では、ふれない',
  ...shipping(awaitingShipment, awaitingTransfer, shipped),
  play: async (context) => {
    const dialog = await asked(context, /梅田3-1-3/);
    await expect(dialog.queryByText(inUse)).not.toBeInTheDocument();
  },
};
