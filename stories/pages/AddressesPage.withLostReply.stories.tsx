import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { NOW } from '../../.storybook/clock';
import { startOver, type PlayContext } from '../support/bookingSteps';
import { officeMain, three, withAdded, withoutHome } from '../support/fixtures/addressFixtures';
import { addingAddress, addressList, deletingAddress, settingMain } from '../support/handlers/addressHandlers';
import { hurryChecks } from '../support/hurryChecks';
import { inApp } from '../support/inApp';
import base from './AddressesPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-addresses', title: '画面/お届け先', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const home = { name: '〒100-0001 東京都千代田区千代田1-1 さくらマンション101号室' };
const office = { name: '〒530-0001 大阪府大阪市北区梅田3-1-3' };
const remove = { name: '削除する' };
const checking = '結果を確認しています';
const untrue = /できませんでした|されていません/;

const question = async () => within(await screen.findByRole('dialog', { name: 'この住所を削除しますか？' }));

async function setsMain({ canvas, userEvent }: PlayContext): Promise<void> {
  const card = within(await canvas.findByRole('article', office));
  await userEvent.click(card.getByRole('button', { name: '主な住所に設定する' }));
}

async function deletes({ canvas, userEvent }: PlayContext): Promise<void> {
  await userEvent.click(within(await canvas.findByRole('article', home)).getByRole('button', remove));
  await userEvent.click((await question()).getByRole('button', remove));
}

const keepDraft = () => {
  const values = { zip: '1000001', address: '東京都千代田区千代田9-9' };
  localStorage.setItem('clinic:draft:nobody:0:address', JSON.stringify({ savedAt: NOW, values }));
};
const typed = { ...inApp('/mypage/other/address?step=add'), beforeEach: keepDraft };
const adds = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: 'この住所を追加する' }));

export const SetMainUnheard: Story = {
  name: '返事が届かなくても、主な住所が変わっていればそう伝える',
  beforeEach: ({ msw }) => msw.use(addressList.answersInTurn(three, officeMain), settingMain.loses()),
  play: async (context) => {
    await setsMain(context);
    const { canvas } = context;
    await expect(await canvas.findByText('主な住所を変更しました')).toBeVisible();
    await expect(within(canvas.getByRole('article', office)).getByText('主な住所')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const SetMainChecked: Story = {
  name: '主な住所の変更の結果を確認している',
  beforeEach: ({ msw }) => msw.use(settingMain.fails(504)),
  play: async (context) => {
    await setsMain(context);
    const { canvas } = context;
    await expect(await canvas.findByText(checking)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '設定しています' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText(untrue)).not.toBeInTheDocument();
  },
};

export const SetMainNotDone: Story = {
  name: '確かめたうえで、主な住所はまだ変更されていないと伝える',
  beforeEach: ({ msw }) => {
    msw.use(settingMain.fails(500));
    return hurryChecks();
  },
  play: async (context) => {
    await setsMain(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('主な住所はまだ変更されていません');
  },
};

export const DeleteUnheard: Story = {
  name: '返事が届かなくても、削除できていればそう伝える',
  beforeEach: ({ msw }) => msw.use(addressList.answersInTurn(three, withoutHome), deletingAddress.loses()),
  play: async (context) => {
    await deletes(context);
    const { canvas } = context;
    await expect(await canvas.findByText('住所を削除しました')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('article', home)).not.toBeInTheDocument();
  },
};

export const DeleteChecked: Story = {
  name: '削除の結果を確認している',
  beforeEach: ({ msw }) => msw.use(deletingAddress.loses()),
  play: async (context) => {
    await deletes(context);
    const asked = await question();
    await expect(await asked.findByText(checking)).toBeVisible();
    await expect(asked.getByRole('button', { name: '削除しています' })).toHaveAttribute('aria-busy', 'true');
    await expect(asked.queryByText(untrue)).not.toBeInTheDocument();
  },
};

export const DeleteUnknown: Story = {
  name: '削除できたか確かめられなければ、そう伝え、もう一度確かめられる',
  beforeEach: ({ msw }) => {
    msw.use(deletingAddress.loses());
    return hurryChecks();
  },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await canvas.findByRole('article', home);
    msw.use(addressList.fails(400));
    await deletes(context);
    const asked = await question();
    await expect(await asked.findByText('住所を削除できたかどうか、確認できませんでした')).toBeVisible();
    msw.use(addressList.answers(withoutHome));
    await userEvent.click(asked.getByRole('button', { name: 'もう一度確認する' }));
    await expect(await canvas.findByText('住所を削除しました')).toBeVisible();
  },
};

export const AddUnheard: Story = {
  name: '返事が届かなくても、追加できていればそう伝える',
  ...typed,
  beforeEach: ({ msw }) => {
    keepDraft();
    msw.use(addressList.answersInTurn(three, withAdded), addingAddress.loses());
  },
  play: async (context) => {
    const { canvas } = context;
    await adds(context);
    await expect(await canvas.findByText('住所を追加しました')).toBeVisible();
    await expect(canvas.getByRole('article', { name: '〒100-0001 東京都千代田区千代田9-9' })).toBeVisible();
    await expect(localStorage.getItem('clinic:draft:nobody:0:address')).toBeNull();
  },
};

export const AddChecked: Story = {
  name: '追加の結果を確認している',
  ...typed,
  play: async (context) => {
    const { canvas, msw } = context;
    msw.use(addingAddress.fails(504));
    await adds(context);
    await expect(await canvas.findByText(checking)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '追加しています' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText(untrue)).not.toBeInTheDocument();
  },
};

export const AddNotDone: Story = {
  name: '確かめたうえで、住所はまだ追加されていないと伝える',
  ...typed,
  play: async (context) => {
    const { canvas, msw } = context;
    const calm = hurryChecks();
    msw.use(addingAddress.loses());
    await adds(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('住所はまだ追加されていません');
    calm();
    await expect(canvas.getByLabelText('住所')).toHaveValue('東京都千代田区千代田9-9');
  },
};

export const AddNotDoneThenErased: Story = {
  ...AddNotDone,
  name: 'そのあと最初から入力すると、残っているとは言わない',
  play: async (context) => {
    await AddNotDone.play?.(context);
    const { canvas, userEvent } = context;
    await startOver(canvas, userEvent);
    await expect(canvas.queryByText(/そのまま残っています/)).not.toBeInTheDocument();
  },
};

export const AddTwiceNotDone: Story = {
  name: '同じ住所が前からあっても、まだ追加されていないと伝える',
  beforeEach: ({ msw }) => {
    keepDraft();
    msw.use(addressList.answers(withAdded), addingAddress.loses());
    return hurryChecks();
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: '住所を追加する' }));
    await adds(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('住所はまだ追加されていません');
  },
};
