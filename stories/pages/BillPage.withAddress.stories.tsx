import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { addresses, noAddress } from '../support/fixtures/paymentFixtures';
import { payAddresses } from '../support/handlers/paymentHandlers';
import base from './BillPage.stories';

// The docs page is the first file's.
const meta = { ...base, id: 'pages-bill', title: '画面/診療明細', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const OtherAddress: Story = {
  name: '別のお届け先を選んである',
  beforeEach: ({ msw }) => msw.use(payAddresses.answers({ ...addresses, chosen: { method: 'card', deliver_id: 2 } })),
  play: async ({ canvas }) => {
    const place = within(await canvas.findByRole('region', { name: 'お届け先' }));
    await expect(place.getByText('京都府京都市下京区東塩小路町721-1')).toBeVisible();
  },
};

export const NoAddress: Story = {
  name: 'お届け先がまだない',
  beforeEach: ({ msw }) => msw.use(payAddresses.answers(noAddress)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'お届け先' })).toHaveTextContent('つぎの画面で追加できます');
    await expect(canvas.queryByRole('link', { name: 'お届け先を変更する' })).not.toBeInTheDocument();
  },
};

export const AddressUnknown: Story = {
  name: 'お届け先だけ読み込めない（お支払いへは進める）',
  beforeEach: ({ msw }) => msw.use(payAddresses.fails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('お届け先を読み込めませんでした');
    await expect(canvas.getByRole('link', { name: 'お支払い方法の選択へ' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'お届け先' })).not.toBeInTheDocument();
  },
};
