import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import { AddressesPage } from '../../src/pages/AddressesPage/AddressesPage';
import { lengthy, officeMain, onlyHome, three, withoutHome } from '../support/fixtures/addressFixtures';
import { none } from '../support/fixtures/reservationFixtures';
import { nobodyKnown } from '../support/handlers/answerHandlers';
import { addressList, deletingAddress, settingMain } from '../support/handlers/addressHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { postalFiles } from '../support/handlers/postalHandlers';
import { inApp } from '../support/inApp';
import { pageStates } from '../support/pageStates';

const meta = {
  id: 'pages-addresses',
  title: '画面/お届け先',
  parameters: { chromatic: { modes: pageModes } },
  component: AddressesPage,
  beforeEach: ({ msw }) =>
    msw.use(...nobodyKnown(), addressList.answers(three), reservationList.answers(none), postalFiles.known()),
  ...inApp('/mypage/other/address'),
} satisfies Meta<typeof AddressesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const home = { name: '〒100-0001 東京都千代田区千代田1-1 さくらマンション101号室' };
const office = { name: '〒530-0001 大阪府大阪市北区梅田3-1-3' };
const setMain = { name: '主な住所に設定する' };
const remove = { name: '削除する' };

type Canvas = ReturnType<typeof within>;
const cardOf = async (canvas: Canvas, name: { name: string }) => within(await canvas.findByRole('article', name));
const question = async () => within(await screen.findByRole('dialog', { name: 'この住所を削除しますか？' }));

export const Ready: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    const main = await cardOf(canvas, home);
    await expect(main.getByText('主な住所')).toBeVisible();
    await expect(main.queryByRole('button', setMain)).not.toBeInTheDocument();
    const other = await cardOf(canvas, office);
    await expect(other.queryByText('主な住所')).not.toBeInTheDocument();
    await expect(other.getByRole('button', setMain)).toBeVisible();
    await expect(canvas.getAllByRole('button', remove)).toHaveLength(3);
  },
};

export const OnlyOne: Story = {
  name: '1件だけのときは削除できない',
  beforeEach: ({ msw }) => msw.use(addressList.answers(onlyHome)),
  play: async ({ canvas }) => {
    await expect((await cardOf(canvas, home)).getByText('主な住所')).toBeVisible();
    await expect(canvas.queryByRole('button', remove)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '住所を追加する' })).toBeVisible();
  },
};

export const SetsMain: Story = {
  name: '主な住所を変える',
  beforeEach: ({ msw }) => msw.use(settingMain.answers(officeMain)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick((await cardOf(canvas, office)).getByRole('button', setMain));
    const told = await canvas.findByText('主な住所を変更しました');
    await waitFor(() => expect(document.activeElement).toContainElement(told));
    await expect((await cardOf(canvas, office)).getByText('主な住所')).toBeVisible();
    await expect((await cardOf(canvas, home)).getByRole('button', setMain)).toBeVisible();
  },
};

export const SetMainFailed: Story = {
  name: '主な住所を変えられなかった',
  beforeEach: ({ msw }) => msw.use(settingMain.fails(422)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await cardOf(canvas, office)).getByRole('button', setMain));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('主な住所を変更できませんでした');
    await expect((await cardOf(canvas, home)).getByText('主な住所')).toBeVisible();
  },
};

export const SettingMain: Story = {
  name: '主な住所に設定している間',
  beforeEach: ({ msw }) => msw.use(settingMain.pending()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await cardOf(canvas, office)).getByRole('button', setMain));
    await expect((await cardOf(canvas, office)).getByRole('button', { name: '設定しています' })).toBeVisible();
  },
};

export const Deletes: Story = {
  name: '主な住所を削除する',
  beforeEach: ({ msw }) => msw.use(deletingAddress.answers(withoutHome)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await cardOf(canvas, home)).getByRole('button', remove));
    const asked = await question();
    await expect(asked.getByText(home.name)).toBeVisible();
    await expect(asked.getByText(/登録が一番古いものが主な住所になります/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', remove));
    const told = await canvas.findByText('住所を削除しました');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toContainElement(told));
    await expect(canvas.queryByRole('article', home)).not.toBeInTheDocument();
    await expect((await cardOf(canvas, office)).getByText('主な住所')).toBeVisible();
  },
};

export const KeepsAddress: Story = {
  name: '削除をやめる',
  play: async ({ canvas, userEvent }) => {
    const button = (await cardOf(canvas, office)).getByRole('button', remove);
    await userEvent.click(button);
    await userEvent.click((await question()).getByRole('button', { name: 'やめる' }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole('article', office)).toBeVisible();
  },
};

export const Deleting: Story = {
  name: '削除している間',
  beforeEach: ({ msw }) => msw.use(deletingAddress.pending()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await cardOf(canvas, office)).getByRole('button', remove));
    await userEvent.dblClick((await question()).getByRole('button', remove));
    await expect((await question()).getByRole('button', { name: '削除しています' })).toBeVisible();
  },
};

export const DeleteFailed: Story = {
  name: '削除できなかった',
  beforeEach: ({ msw }) => msw.use(deletingAddress.failsThenAnswers(422, withoutHome)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await cardOf(canvas, home)).getByRole('button', remove));
    const asked = await question();
    await userEvent.click(asked.getByRole('button', remove));
    await expect(await asked.findByRole('alert')).toHaveTextContent('住所はそのまま残っています');
  },
};

export const DeleteFailedThenDeleted: Story = {
  ...DeleteFailed,
  name: '削除できなかったあと、もう一度削除する',
  play: async (context) => {
    await DeleteFailed.play?.(context);
    const { canvas, userEvent } = context;
    const asked = await question();
    await userEvent.click(asked.getByRole('button', remove));
    await expect(await canvas.findByText('住所を削除しました')).toBeVisible();
  },
};

export const AddressGone: Story = {
  name: 'ほかの画面で削除されていた',
  beforeEach: ({ msw }) => msw.use(addressList.answersInTurn(three, withoutHome), deletingAddress.fails(404)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await cardOf(canvas, home)).getByRole('button', remove));
    await userEvent.click((await question()).getByRole('button', remove));
    const told = await canvas.findByText('この住所は、すでに削除されています');
    await waitFor(() => expect(document.activeElement).toContainElement(told));
    await expect(canvas.queryByRole('article', home)).not.toBeInTheDocument();
  },
};

const states = pageStates({
  list: addressList,
  answer: addressList.answers(onlyHome),
  content: (canvas) => canvas.queryByRole('article', home),
  loading: 'お届け先を読み込んでいます',
});

export const Empty: Story = {
  name: '住所がない',
  ...states.empty(addressList.answers([]), '登録された住所はありません', async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '住所を追加する' }));
    await expect(await canvas.findByLabelText('郵便番号')).toBeVisible();
  }),
};

export const Loading: Story = { name: '読み込み中', ...states.loading };

export const Failed: Story = { name: '読み込み失敗', ...states.failed };

export const FailedThenRead: Story = { name: '読み込み失敗のあと、もう一度読み込む', ...states.failedThenRead };

export const LongText: Story = { name: '長い住所', beforeEach: ({ msw }) => msw.use(addressList.answers(lengthy)) };
