import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import { inFlight } from '../../.storybook/calls';
import { FilesPage } from '../../src/pages/FilesPage/FilesPage';
import type { PlayContext } from '../support/bookingSteps';
import { platform } from '../support/fakePlatform';
import { both, bothWithNewLinks, lengthy, withNew, withoutBlood } from '../support/fixtures/fileFixtures';
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
  beforeEach: ({ msw }) => msw.use(fileList.answers(both)),
  ...inApp('/mypage/other/image'),
} satisfies Meta<typeof FilesPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const blood = { name: '6月の血液検査' };
const remove = { name: '削除する' };
const fileOf = async (canvas: Canvas, name: { name: string }) => within(await canvas.findByRole('article', name));
const question = async () => within(await screen.findByRole('dialog', { name: 'このファイルを削除しますか？' }));

async function deletes({ canvas, userEvent }: PlayContext): Promise<void> {
  await userEvent.click((await fileOf(canvas, blood)).getByRole('button', remove));
  await userEvent.click((await question()).getByRole('button', remove));
}

const add = { name: '追加する' };
const fileInput = (canvas: PlayContext['canvas']) => canvas.findByLabelText('ファイル', { selector: 'input' });

async function fillIn({ canvas, userEvent }: PlayContext, title = '7月の検査結果'): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('タイトル'), title);
  await userEvent.upload(await fileInput(canvas), cardPicture('kensa.png'));
  await canvas.findByRole('img', { name: '選んだ写真' });
}

async function send(context: PlayContext, title?: string): Promise<void> {
  await fillIn(context, title);
  await context.userEvent.click(context.canvas.getByRole('button', add));
}

export const Ready: Story = {
  name: '開く',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await fileOf(canvas, blood)).getByRole('button', { name: '開く' }));
    await waitFor(() => expect(platform.openExternal).toHaveBeenCalledWith(both[1]?.file_url));
  },
};

// §file-link-ten-minutes
export const RenewsLink: Story = {
  name: 'リンクを読み直して開く',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(fileList.answersInTurn(both, bothWithNewLinks)),
  play: async ({ canvas, userEvent }) => {
    const card = await fileOf(canvas, blood);
    await userEvent.click(card.getByRole('button', { name: '開く' }));
    await waitFor(() => expect(platform.openExternal).toHaveBeenCalledWith(bothWithNewLinks[1]?.file_url));
    await expect(platform.openExternal).toHaveBeenCalledOnce();
  },
};

export const OpenFailed: Story = {
  name: '開けなかった',
  play: async ({ canvas, msw, userEvent }) => {
    const card = await fileOf(canvas, blood);
    msw.use(fileList.fails(500));
    await userEvent.click(card.getByRole('button', { name: '開く' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ファイルを開けませんでした');
    await expect(platform.openExternal).not.toHaveBeenCalled();
  },
};

export const FileGone: Story = {
  name: '開こうとしたら削除されていた',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(fileList.answersInTurn(both, withoutBlood)),
  play: async ({ canvas, userEvent }) => {
    const card = await fileOf(canvas, blood);
    await userEvent.click(card.getByRole('button', { name: '開く' }));
    await expect(await canvas.findByText('このファイルは、すでに削除されています')).toBeVisible();
    await expect(canvas.queryByRole('article', blood)).not.toBeInTheDocument();
  },
};

export const DeleteFailed: Story = {
  name: '削除できなかった',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(removingFile.fails(422)),
  play: async (context) => {
    await deletes(context);
    const { canvas, userEvent } = context;
    const asked = await question();
    await expect(await asked.findByRole('alert')).toHaveTextContent('ファイルはそのまま残っています');
    await userEvent.click(asked.getByRole('button', { name: 'やめる' }));
    await expect(canvas.getByRole('article', blood)).toBeVisible();
  },
};

export const DeletedAlready: Story = {
  name: '削除しようとしたら、すでに削除されていた',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(fileList.answersInTurn(both, withoutBlood), removingFile.fails(404)),
  play: async (context) => {
    await deletes(context);
    const { canvas } = context;
    const told = await canvas.findByText('ファイルを削除しました');
    await waitFor(() => expect(document.activeElement).toContainElement(told));
    await expect(canvas.queryByRole('article', blood)).not.toBeInTheDocument();
  },
};

const states = pageStates({
  list: fileList,
  content: (canvas) => canvas.queryByRole('article', blood),
});

export const Empty: Story = {
  name: 'まだ登録していない',
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
  name: '写真の準備を待ってから追加する',
  tags: ['!review', 'regression'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('タイトル'), '7月の検査結果');
    const never = new Promise(() => undefined);
    await userEvent.upload(
      await fileInput(canvas),
      slowFile(cardPicture('kensa.png'), () => never),
    );
    await userEvent.click(canvas.getByRole('button', add));
    await expect(await canvas.findByText('写真を準備しています。少しお待ちください')).toBeVisible();
  },
};

// §file-title-required
export const Incomplete: Story = {
  name: 'タイトルやファイルがない',
  parameters: { chromatic: { modes: pageModes } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', add));
    await expect(canvas.getByText('タイトルとファイルは必須です。')).toBeVisible();
    await expect(canvas.getByLabelText('タイトル')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('タイトル'), '7月の検査結果{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'タイトルとファイルは必須です。ファイルがまだありません。',
    );
    await expect(await fileInput(canvas)).toHaveFocus();
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
  name: '送っている間',
  beforeEach: ({ msw }) => msw.use(addingFile.pending()),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('button', { name: /^送信しています/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const LeftWhileUploading: Story = {
  name: '送っている間に画面を離れると、送るのをやめ、入力は残る',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(messageChoices.none(), addingFile.pending()),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await send(context);
    await expect(await canvas.findByRole('button', { name: /^送信しています/ })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(inFlight()).toBe(1));
    const abort = spyOn(AbortController.prototype, 'abort');
    await userEvent.click(canvas.getByRole('button', { name: '前の画面へ戻る' }));
    const files = await canvas.findByRole('link', { name: /保険証・検査結果/ });
    await expect(abort).toHaveBeenCalled();
    await userEvent.click(files);
    await expect(await canvas.findByText('入力途中の内容を復元しました')).toBeVisible();
    await expect(canvas.getByLabelText('タイトル')).toHaveValue('7月の検査結果');
    await expect(await canvas.findByRole('img', { name: '選んだ写真' })).toBeVisible();
    await expect(canvas.getByRole('button', add)).not.toHaveAttribute('aria-disabled');
  },
};

export const UploadFailed: Story = {
  name: '送れなくても、入力は残り、もう一度送れる',
  beforeEach: ({ msw }) => msw.use(fileList.answersInTurn(both, withNew), addingFile.failsThenAnswers(422, {})),
  play: async (context) => {
    await send(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ファイルを追加できませんでした。');
    await expect(canvas.getByLabelText('タイトル')).toHaveValue('7月の検査結果');
    await expect(canvas.getByRole('img', { name: '選んだ写真' })).toBeVisible();
  },
};

// §upload-survives-failure
export const UploadFailedThenSent: Story = {
  ...UploadFailed,
  name: '送れなかったあと、もう一度送る',
  tags: ['!review', 'regression'],
  play: async (context) => {
    await UploadFailed.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', add));
    await expect(await canvas.findByRole('article', { name: '7月の検査結果' })).toBeVisible();
  },
};

export const TooLarge: Story = {
  name: '大きすぎる（送ったあと）',
  tags: ['!review', 'regression'],
  beforeEach: ({ msw }) => msw.use(addingFile.fails(413)),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('ファイルが大きすぎます');
  },
};
