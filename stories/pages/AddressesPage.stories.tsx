import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import { AddressesPage } from '../../src/pages/AddressesPage/AddressesPage';
import { type PlayContext } from '../support/bookingSteps';
import { longAddressList, onlyHome, threeAddresses, withAdded, withoutHome } from '../support/fixtures/addressFixtures';
import { addingAddress, addressList, deletingAddress, settingMain } from '../support/handlers/addressHandlers';
import { nothingOnFile } from '../support/handlers/answerHandlers';
import { postalFiles } from '../support/handlers/postalHandlers';
import { inApp } from '../support/inApp';
import { pageStates } from '../support/pageStates';
import { storeDraft } from '../support/withPatient';

const meta = {
  id: 'pages-addresses',
  title: '画面/お届け先',
  component: AddressesPage,
  beforeEach: ({ msw }) => msw.use(...nothingOnFile(), addressList.answers(threeAddresses), postalFiles.known()),
  ...inApp('/mypage/other/address'),
} satisfies Meta<typeof AddressesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const homeAddress = { name: '〒100-0001 東京都千代田区千代田1-1 さくらマンション101号室' };
const officeAddress = { name: '〒530-0001 大阪府大阪市北区梅田3-1-3' };
const setMainButton = { name: '主な住所に設定する' };
const removeButton = { name: '削除する' };
const DRAFT_KEY = 'clinic:draft:nobody:0:address';

type Canvas = ReturnType<typeof within>;
const findCard = async (canvas: Canvas, name: { name: string }) => within(await canvas.findByRole('article', name));
const findDeleteDialog = async () => within(await screen.findByRole('dialog', { name: 'この住所を削除しますか？' }));

const setOfficeAsMain = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click((await findCard(canvas, officeAddress)).getByRole('button', setMainButton));

async function openDeleteDialog({ canvas, userEvent }: PlayContext, address: { name: string }) {
  await userEvent.click((await findCard(canvas, address)).getByRole('button', removeButton));
  return findDeleteDialog();
}

const deleteHome = async (context: PlayContext) =>
  context.userEvent.click((await openDeleteDialog(context, homeAddress)).getByRole('button', removeButton));

const storeAddressDraft = () => storeDraft('0:address', { zip: '1000001', address: '東京都千代田区千代田9-9' });
const pressAdd = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: 'この住所を追加する' }));

export const Ready: Story = {
  name: '標準',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas }) => {
    const mainCard = await findCard(canvas, homeAddress);
    await expect(mainCard.getByText('主な住所')).toBeVisible();
    await expect(mainCard.queryByRole('button', setMainButton)).not.toBeInTheDocument();
    const otherCard = await findCard(canvas, officeAddress);
    await expect(otherCard.queryByText('主な住所')).not.toBeInTheDocument();
    await expect(otherCard.getByRole('button', setMainButton)).toBeVisible();
    await expect(canvas.getAllByRole('button', removeButton)).toHaveLength(3);
  },
};

// §deliver-delete
export const OnlyOne: Story = {
  name: '住所が1件だけなら、削除できない',
  beforeEach: ({ msw }) => msw.use(addressList.answers(onlyHome)),
  play: async ({ canvas }) => {
    await expect((await findCard(canvas, homeAddress)).getByText('主な住所')).toBeVisible();
    await expect(canvas.queryByRole('button', removeButton)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '住所を追加する' })).toBeVisible();
  },
};

export const SetMainFailed: Story = {
  name: '主な住所を変えられなかった',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(settingMain.fails(500)),
  play: async (context) => {
    await setOfficeAsMain(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('主な住所を変更できませんでした');
    await expect((await findCard(canvas, homeAddress)).getByText('主な住所')).toBeVisible();
  },
};

export const Deletes: Story = {
  name: '主な住所を削除する',
  beforeEach: ({ msw }) => msw.use(deletingAddress.answers(withoutHome)),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openDeleteDialog(context, homeAddress);
    await expect(dialog.getByText(homeAddress.name)).toBeVisible();
    await expect(dialog.getByText(/どの住所が主な住所かをご確認ください。$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', removeButton));
    const notice = await canvas.findByText('住所を削除しました');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toContainElement(notice));
    await expect(canvas.queryByRole('article', homeAddress)).not.toBeInTheDocument();
    await expect((await findCard(canvas, officeAddress)).getByText('主な住所')).toBeVisible();
  },
};

export const DeleteFailedThenDeleted: Story = {
  name: '削除に失敗したあと、もう一度削除する',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(deletingAddress.failsThenAnswers(500, withoutHome)),
  play: async (context) => {
    await deleteHome(context);
    await expect(await (await findDeleteDialog()).findByRole('alert')).toHaveTextContent('住所はそのまま残っています');
    await context.userEvent.click((await findDeleteDialog()).getByRole('button', removeButton));
    await expect(await context.canvas.findByText('住所を削除しました')).toBeVisible();
  },
};

export const AddressGone: Story = {
  name: '主な住所にしようとした住所が、ほかの端末で削除されていた',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(addressList.answersInTurn(threeAddresses, onlyHome), settingMain.fails(404)),
  play: async (context) => {
    await setOfficeAsMain(context);
    const { canvas } = context;
    const notice = await canvas.findByText('この住所は、すでに削除されています');
    await waitFor(() => expect(document.activeElement).toContainElement(notice));
    await waitFor(() => expect(canvas.queryByRole('article', officeAddress)).not.toBeInTheDocument());
  },
};

const states = pageStates({
  list: addressList,
  content: (canvas) => canvas.queryByRole('article', homeAddress),
});

export const Empty: Story = {
  name: '登録した住所がない',
  ...states.empty(addressList.answers([]), '登録された住所はありません', async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '住所を追加する' }));
    await expect(await canvas.findByLabelText('郵便番号')).toBeVisible();
  }),
};

export const Loading: Story = { name: '読み込み中', ...states.loading };

export const LongText: Story = {
  name: '長い住所',
  parameters: { chromatic: { modes: pageModes } },
  beforeEach: ({ msw }) => msw.use(addressList.answers(longAddressList)),
};

export const AddFailed: Story = {
  name: '住所を追加できなくても、入力した内容は残る',
  parameters: { chromatic: { modes: pageModes } },
  ...inApp('/mypage/other/address?step=add'),
  beforeEach: ({ msw }) => {
    msw.use(addingAddress.fails(500));
    storeAddressDraft();
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('入力途中の内容を復元しました')).toBeVisible();
    await pressAdd(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('住所を追加できませんでした。');
    await expect(canvas.getByLabelText('住所')).toHaveValue('東京都千代田区千代田9-9');
  },
};

// §lost-reply-checked
export const AddReplyLost: Story = {
  name: '返事が届かなくても、住所が一覧にあれば、追加できたと伝える',
  tags: ['!review', 'regression'],
  ...inApp('/mypage/other/address?step=add'),
  beforeEach: ({ msw }) => {
    storeAddressDraft();
    msw.use(addressList.answersInTurn(threeAddresses, withAdded), addingAddress.losesConnection());
  },
  play: async (context) => {
    const { canvas } = context;
    await pressAdd(context);
    await expect(await canvas.findByText('住所を追加しました')).toBeVisible();
    await expect(canvas.getByRole('article', { name: '〒100-0001 東京都千代田区千代田9-9' })).toBeVisible();
    await expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  },
};
