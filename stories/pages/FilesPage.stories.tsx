import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import { countCallsInFlight } from '../../.storybook/calls';
import { FilesPage } from '../../src/pages/FilesPage/FilesPage';
import type { PlayContext } from '../support/bookingSteps';
import { platform } from '../support/fakePlatform';
import { bothFiles, bothWithNewLinks, lengthy, withNew, withoutBlood } from '../support/fixtures/fileFixtures';
import { addingFile, fileList, removingFile } from '../support/handlers/fileHandlers';
import { messageChoices } from '../support/handlers/messageChoiceHandlers';
import { inApp } from '../support/inApp';
import { pageStates } from '../support/pageStates';
import { cardPicture } from '../support/pictureFiles';
import { slowFile } from '../support/pictures';

const meta = {
  id: 'pages-files',
  title: '画面/保険証・検査結果',
  component: FilesPage,
  beforeEach: ({ msw }) => msw.use(fileList.answers(bothFiles)),
  ...inApp('/mypage/other/image'),
} satisfies Meta<typeof FilesPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const bloodTest = { name: '6月の血液検査' };
const removeButton = { name: '削除する' };
const findFileCard = async (canvas: Canvas, name: { name: string }) => within(await canvas.findByRole('article', name));
const findDeleteDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'このファイルを削除しますか？' }));

async function deleteBloodTest({ canvas, userEvent }: PlayContext): Promise<void> {
  await userEvent.click((await findFileCard(canvas, bloodTest)).getByRole('button', removeButton));
  await userEvent.click((await findDeleteDialog()).getByRole('button', removeButton));
}

const addButton = { name: '追加する' };
const findFileInput = (canvas: PlayContext['canvas']) => canvas.findByLabelText('ファイル', { selector: 'input' });

async function fillInForm({ canvas, userEvent }: PlayContext, title = '7月の検査結果'): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('タイトル'), title);
  await userEvent.upload(await findFileInput(canvas), cardPicture('kensa.png'));
  await canvas.findByRole('img', { name: '選んだ写真' });
}

async function addFile(context: PlayContext, title?: string): Promise<void> {
  await fillInForm(context, title);
  await context.userEvent.click(context.canvas.getByRole('button', addButton));
}

export const Ready: Story = {
  name: '標準',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await findFileCard(canvas, bloodTest)).getByRole('button', { name: '開く' }));
    await waitFor(() => expect(platform.openExternal).toHaveBeenCalledWith(bothFiles[1]?.file_url));
  },
};

// §file-link-ten-minutes
export const RenewsLink: Story = {
  name: '「開く」を押すと、新しいリンクでファイルを開く',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(fileList.answersInTurn(bothFiles, bothWithNewLinks)),
  play: async ({ canvas, userEvent }) => {
    const card = await findFileCard(canvas, bloodTest);
    await userEvent.click(card.getByRole('button', { name: '開く' }));
    await waitFor(() => expect(platform.openExternal).toHaveBeenCalledWith(bothWithNewLinks[1]?.file_url));
    await expect(platform.openExternal).toHaveBeenCalledOnce();
  },
};

export const OpenFailed: Story = {
  name: 'ファイルを開けなかった',
  play: async ({ canvas, msw, userEvent }) => {
    const card = await findFileCard(canvas, bloodTest);
    msw.use(fileList.fails(500));
    await userEvent.click(card.getByRole('button', { name: '開く' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ファイルを開けませんでした');
    await expect(platform.openExternal).not.toHaveBeenCalled();
  },
};

export const FileGone: Story = {
  name: '開こうとしたファイルが、すでに削除されていた',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(fileList.answersInTurn(bothFiles, withoutBlood)),
  play: async ({ canvas, userEvent }) => {
    const card = await findFileCard(canvas, bloodTest);
    await userEvent.click(card.getByRole('button', { name: '開く' }));
    await expect(await canvas.findByText('このファイルは、すでに削除されています')).toBeVisible();
    await expect(canvas.queryByRole('article', bloodTest)).not.toBeInTheDocument();
  },
};

export const DeleteFailed: Story = {
  name: 'ファイルを削除できなかった',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(removingFile.fails(500)),
  play: async (context) => {
    await deleteBloodTest(context);
    const { canvas, userEvent } = context;
    const dialog = await findDeleteDialog();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('ファイルはそのまま残っています');
    await userEvent.click(dialog.getByRole('button', { name: 'やめる' }));
    await expect(canvas.getByRole('article', bloodTest)).toBeVisible();
  },
};

export const DeletedAlready: Story = {
  name: '削除しようとしたファイルが、すでに削除されていた',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(fileList.answersInTurn(bothFiles, withoutBlood), removingFile.fails(404)),
  play: async (context) => {
    await deleteBloodTest(context);
    const { canvas } = context;
    const notice = await canvas.findByText('ファイルを削除しました');
    await waitFor(() => expect(document.activeElement).toContainElement(notice));
    await expect(canvas.queryByRole('article', bloodTest)).not.toBeInTheDocument();
  },
};

const states = pageStates({
  list: fileList,
  content: (canvas) => canvas.queryByRole('article', bloodTest),
});

export const Empty: Story = {
  name: '登録したファイルがない',
  ...states.empty(fileList.answers([]), '保険証はまだ登録されていません', async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '追加する' })).toBeVisible();
  }),
};

export const Loading: Story = { name: '読み込み中', ...states.loading };

export const LongText: Story = {
  name: '長いタイトル',
  parameters: { chromatic: { modes: pageModes } },
  beforeEach: ({ msw }) => msw.use(fileList.answers(lengthy)),
};

export const Preparing: Story = {
  name: '写真の準備が終わるまで、写真を追加できない',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('タイトル'), '7月の検査結果');
    const neverReady = new Promise(() => undefined);
    await userEvent.upload(
      await findFileInput(canvas),
      slowFile(cardPicture('kensa.png'), () => neverReady),
    );
    await userEvent.click(canvas.getByRole('button', addButton));
    await expect(await canvas.findByText('写真を準備しています。少しお待ちください')).toBeVisible();
  },
};

// §file-title-required
export const Incomplete: Story = {
  name: 'タイトルもファイルもないまま、追加しようとした',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', addButton));
    await expect(canvas.getByText('タイトルとファイルは必須です。')).toBeVisible();
    await expect(canvas.getByLabelText('タイトル')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('タイトル'), '7月の検査結果{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'タイトルとファイルは必須です。ファイルがまだありません。',
    );
    await expect(await findFileInput(canvas)).toHaveFocus();
  },
};

export const TitleTooLong: Story = {
  name: 'タイトルが長すぎる',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByLabelText('タイトル');
    await userEvent.click(title);
    await userEvent.paste('あ'.repeat(101));
    await expect(title).toBeValid();
    await userEvent.tab();
    await expect(title).toBeInvalid();
    await expect(title).toHaveAccessibleDescription(/タイトルは100文字以内で入力してください/);
    await userEvent.type(title, '{Backspace}');
    await expect(title).toBeValid();
  },
};

export const Uploading: Story = {
  name: 'ファイルを送信している',
  beforeEach: ({ msw }) => msw.use(addingFile.pending()),
  play: async (context) => {
    await addFile(context);
    await expect(await context.canvas.findByRole('button', { name: /^送信しています/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const LeftWhileUploading: Story = {
  name: '送信中に画面を離れると、送信を中止し、入力を残す',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(messageChoices.none(), addingFile.pending()),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await addFile(context);
    await expect(await canvas.findByRole('button', { name: /^送信しています/ })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(countCallsInFlight()).toBe(1));
    const abortSpy = spyOn(AbortController.prototype, 'abort');
    await userEvent.click(canvas.getByRole('button', { name: '前の画面へ戻る' }));
    const filesLink = await canvas.findByRole('link', { name: /保険証・検査結果/ });
    await expect(abortSpy).toHaveBeenCalled();
    await userEvent.click(filesLink);
    await expect(await canvas.findByText('入力途中の内容を復元しました')).toBeVisible();
    await expect(canvas.getByLabelText('タイトル')).toHaveValue('7月の検査結果');
    await expect(await canvas.findByRole('img', { name: '選んだ写真' })).toBeVisible();
    await expect(canvas.getByRole('button', addButton)).not.toHaveAttribute('aria-disabled');
  },
};

const busy = { error: { code: 'busy', message: 'ただいま混み合っています。少し待ってから、もう一度お試しください。' } };

export const UploadFailed: Story = {
  name: '送信に失敗しても、入力した内容が残る',
  beforeEach: ({ msw }) =>
    msw.use(fileList.answersInTurn(bothFiles, withNew), addingFile.failsThenAnswers(422, {}, busy)),
  play: async (context) => {
    await addFile(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ファイルを追加できませんでした。');
    await expect(canvas.getByLabelText('タイトル')).toHaveValue('7月の検査結果');
    await expect(canvas.getByRole('img', { name: '選んだ写真' })).toBeVisible();
  },
};

// §upload-survives-failure
export const UploadFailedThenSent: Story = {
  ...UploadFailed,
  name: '送信に失敗したあと、もう一度送る',
  tags: ['!review', 'regression'],
  play: async (context) => {
    await UploadFailed.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', addButton));
    await expect(await canvas.findByRole('article', { name: '7月の検査結果' })).toBeVisible();
  },
};

export const TooLarge: Story = {
  name: 'ファイルが大きすぎるため、クリニックに断られた',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(addingFile.fails(413)),
  play: async (context) => {
    await addFile(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('ファイルが大きすぎます');
  },
};
