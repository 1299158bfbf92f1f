import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, screen, waitFor, within } from 'storybook/test';
import { NOW } from '../../.storybook/clock';
import { pageModes } from '../../.storybook/modes';
import { FilesPage } from '../../src/pages/FilesPage/FilesPage';
import { both, bothAfresh, lengthy, withoutBlood } from '../support/fixtures/fileFixtures';
import { fileList, removingFile } from '../support/handlers/fileHandlers';
import { inApp } from '../support/inApp';
import { pageStates } from '../support/pageStates';
import { platform } from '../support/fakePlatform';

const meta = {
  id: 'pages-files',
  title: '画面/保険証・検査結果',
  parameters: { chromatic: { modes: pageModes } },
  component: FilesPage,
  beforeEach: ({ msw }) => msw.use(fileList.answers(both)),
  ...inApp('/mypage/other/image'),
} satisfies Meta<typeof FilesPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const MINUTE = 60_000;
const blood = { name: '6月の血液検査' };
const remove = { name: '削除する' };
const fileOf = async (canvas: Canvas, name: { name: string }) => within(await canvas.findByRole('article', name));
const question = async () => within(await screen.findByRole('dialog', { name: 'このファイルを削除しますか？' }));

export const Ready: Story = {
  name: '開く',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await fileOf(canvas, blood)).getByRole('button', { name: '開く' }));
    await waitFor(() => expect(platform.openExternal).toHaveBeenCalledWith(both[1]?.file_url));
  },
};

export const OneUnreadable: Story = {
  name: '1件を表示できない',
  beforeEach: ({ msw }) => msw.use(fileList.answers([{ id: 'x' }, ...both])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1件を表示できません')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(both.length);
  },
};

export const RenewsLink: Story = {
  name: '時間がたったら、新しいリンクで開く',
  beforeEach: ({ msw }) => msw.use(fileList.answersInTurn(both, bothAfresh)),
  play: async ({ canvas, userEvent }) => {
    const card = await fileOf(canvas, blood);
    MockDate.set(NOW + 9 * MINUTE);
    await userEvent.click(card.getByRole('button', { name: '開く' }));
    await waitFor(() => expect(platform.openExternal).toHaveBeenCalledWith(bothAfresh[1]?.file_url));
    await expect(platform.openExternal).toHaveBeenCalledOnce();
  },
};

export const OpenFailed: Story = {
  name: '開けなかった',
  play: async ({ canvas, msw, userEvent }) => {
    const card = await fileOf(canvas, blood);
    MockDate.set(NOW + 9 * MINUTE);
    msw.use(fileList.fails(500));
    await userEvent.click(card.getByRole('button', { name: '開く' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ファイルを開けませんでした');
    await expect(platform.openExternal).not.toHaveBeenCalled();
  },
};

export const UnsafeLink: Story = {
  name: 'リンクが安全でない',
  beforeEach: ({ msw }) =>
    msw.use(fileList.answers(both.map((file) => ({ ...file, file_url: 'javascript:alert(1)' })))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await fileOf(canvas, blood)).getByRole('button', { name: '開く' }));
    const told = within(await screen.findByRole('dialog', { name: 'リンクを開けませんでした' }));
    await expect(told.getByRole('button', { name: /^電話する/ })).toBeVisible();
    await expect(platform.openExternal).not.toHaveBeenCalled();
    await userEvent.click(told.getByRole('button', { name: '閉じる' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const FileGone: Story = {
  name: '開こうとしたら削除されていた',
  beforeEach: ({ msw }) => msw.use(fileList.answersInTurn(both, withoutBlood)),
  play: async ({ canvas, userEvent }) => {
    const card = await fileOf(canvas, blood);
    MockDate.set(NOW + 9 * MINUTE);
    await userEvent.click(card.getByRole('button', { name: '開く' }));
    await expect(await canvas.findByText('このファイルは、すでに削除されています')).toBeVisible();
    await expect(canvas.queryByRole('article', blood)).not.toBeInTheDocument();
  },
};

export const Deletes: Story = {
  name: '削除する',
  beforeEach: ({ msw }) => msw.use(fileList.answersInTurn(both, withoutBlood), removingFile.answers({})),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await fileOf(canvas, blood)).getByRole('button', remove));
    const asked = await question();
    await expect(asked.getByText('6月の血液検査')).toBeVisible();
    await userEvent.click(asked.getByRole('button', remove));
    const told = await canvas.findByText('ファイルを削除しました');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toContainElement(told));
    await expect(canvas.queryByRole('article', blood)).not.toBeInTheDocument();
  },
};

export const Deleting: Story = {
  name: '削除している間',
  beforeEach: ({ msw }) => msw.use(removingFile.pending()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await fileOf(canvas, blood)).getByRole('button', remove));
    await userEvent.click((await question()).getByRole('button', remove));
    await expect((await question()).getByRole('button', { name: '削除しています' })).toBeVisible();
  },
};

export const DeleteFailed: Story = {
  name: '削除できなかった',
  beforeEach: ({ msw }) => msw.use(removingFile.fails(422)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await fileOf(canvas, blood)).getByRole('button', remove));
    const asked = await question();
    await userEvent.click(asked.getByRole('button', remove));
    await expect(await asked.findByRole('alert')).toHaveTextContent('ファイルはそのまま残っています');
    await userEvent.click(asked.getByRole('button', { name: 'やめる' }));
    await expect(canvas.getByRole('article', blood)).toBeVisible();
  },
};

export const DeletedAlready: Story = {
  name: '削除しようとしたら、すでに削除されていた',
  beforeEach: ({ msw }) => msw.use(fileList.answersInTurn(both, withoutBlood), removingFile.fails(404)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await fileOf(canvas, blood)).getByRole('button', remove));
    await userEvent.click((await question()).getByRole('button', remove));
    const told = await canvas.findByText('このファイルは、すでに削除されています');
    await waitFor(() => expect(document.activeElement).toContainElement(told));
    await expect(canvas.queryByRole('article', blood)).not.toBeInTheDocument();
  },
};

const states = pageStates({
  list: fileList,
  answer: fileList.answers(both),
  content: (canvas) => canvas.queryByRole('article', blood),
  loading: '保険証・検査結果を読み込んでいます',
});

export const Empty: Story = {
  name: 'まだ登録していない',
  ...states.empty(fileList.answers([]), '保険証はまだ登録されていません', async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '追加する' })).toBeVisible();
  }),
};

export const Loading: Story = { name: '読み込み中', ...states.loading };

export const Failed: Story = { name: '読み込み失敗', ...states.failed };

export const FailedThenRead: Story = { name: '読み込み失敗のあと、もう一度読み込む', ...states.failedThenRead };

export const LongText: Story = { name: '長いタイトル', beforeEach: ({ msw }) => msw.use(fileList.answers(lengthy)) };
