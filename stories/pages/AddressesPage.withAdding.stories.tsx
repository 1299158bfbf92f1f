import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { NOW } from '../../.storybook/clock';
import { withAdded } from '../support/fixtures/addressFixtures';
import { addingAddress } from '../support/handlers/addressHandlers';
import { startOver } from '../support/bookingSteps';
import { inApp } from '../support/inApp';
import base from './AddressesPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-addresses', title: '画面/お届け先', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const DRAFT = 'clinic:draft:nobody:0:address';

export const Adds: Story = {
  name: '住所を追加する',
  beforeEach: ({ msw }) => msw.use(addingAddress.answers(withAdded)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '住所を追加する' }));
    await expect(await canvas.findByRole('heading', { name: '住所を追加する' })).toHaveFocus();
    await userEvent.type(await canvas.findByLabelText('郵便番号'), '1000001');
    await waitFor(() => expect(canvas.getByLabelText('住所')).toHaveValue('東京都千代田区千代田'));
    await userEvent.type(canvas.getByLabelText('住所'), '9-9');
    await userEvent.click(canvas.getByRole('button', { name: 'この住所を追加する' }));
    const told = await canvas.findByText('住所を追加しました');
    await waitFor(() => expect(document.activeElement).toContainElement(told));
    await expect(canvas.getByRole('article', { name: '〒100-0001 東京都千代田区千代田9-9' })).toBeVisible();
    await expect(localStorage.getItem(DRAFT)).toBeNull();
  },
};

export const AddFailed: Story = {
  name: '追加できなくても入力は残る',
  ...inApp('/mypage/other/address?step=add'),
  beforeEach: ({ msw }) => {
    msw.use(addingAddress.fails(422));
    const values = { zip: '1000001', address: '東京都千代田区千代田9-9' };
    localStorage.setItem(DRAFT, JSON.stringify({ savedAt: NOW, values }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('入力途中の内容を復元しました')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'この住所を追加する' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('住所を追加できませんでした。');
    await expect(canvas.getByLabelText('住所')).toHaveValue('東京都千代田区千代田9-9');
  },
};

export const AddFailedThenLeft: Story = {
  ...AddFailed,
  name: '追加できなかったので、やめる',
  play: async (context) => {
    await AddFailed.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'やめる' }));
    await expect(await canvas.findByRole('article', { name: /^〒100-0001 東京都千代田区千代田1-1/ })).toBeVisible();
    await expect(localStorage.getItem(DRAFT)).toBeNull();
  },
};

export const StartsOver: Story = {
  ...AddFailed,
  name: '途中の入力を復元し、最初から入力する',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('住所')).toHaveValue('東京都千代田区千代田9-9');
    await startOver(canvas, userEvent);
    await expect(canvas.getByLabelText('住所')).toHaveValue('');
    await expect(canvas.queryByText('入力途中の内容を復元しました')).not.toBeInTheDocument();
    await expect(localStorage.getItem(DRAFT)).toBeNull();
    await userEvent.type(canvas.getByLabelText('建物名・部屋番号'), '桜荘1');
    const kept = localStorage.getItem(DRAFT) ?? '';
    await expect(JSON.parse(kept)).toMatchObject({ values: { apartment: '桜荘1' } });
  },
};
