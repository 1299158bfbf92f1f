import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, screen, waitFor, within, type userEvent as UserEvent } from 'storybook/test';
import { NOW } from '../../.storybook/clock';
import { pageModes } from '../../.storybook/modes';
import { FilesPage } from '../../src/pages/FilesPage/FilesPage';
import { madeOf, paper } from '../support/files';
import { both, bothAfresh, lengthy, withNew, withoutBlood } from '../support/fixtures/files';
import { addingFile, fileList, removingFile } from '../support/handlers/files';
import { inApp } from '../support/inApp';
import { platform } from '../support/platform';

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
const fileInput = (canvas: Canvas) => canvas.findByLabelText('ファイル', { selector: 'input' });

/** Fills in a title and picks a picture, up to the button. */
async function fillIn(canvas: Canvas, user: typeof UserEvent): Promise<void> {
  await user.type(await canvas.findByLabelText('タイトル'), '7月の検査結果');
  await user.upload(await fileInput(canvas), paper('kensa.png'));
  await canvas.findByRole('img', { name: '選んだ写真' });
}

export const Ready: Story = {
  name: '開く',
  parameters: { shows: ['Removal.status.idle'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await fileOf(canvas, blood)).getByRole('button', { name: '開く' }));
    await waitFor(() => expect(platform.openExternal).toHaveBeenCalledWith(both[1]?.file_url));
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

export const Adds: Story = {
  name: 'ファイルを追加する',
  beforeEach: ({ msw }) => msw.use(fileList.answersInTurn(both, withNew), addingFile.takes('7月の検査結果')),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent as never);
    await userEvent.dblClick(canvas.getByRole('button', { name: '追加する' }));
    const told = await canvas.findByText('「7月の検査結果」を追加しました');
    await waitFor(() => expect(document.activeElement).toContainElement(told));
    await expect(await canvas.findByRole('article', { name: '7月の検査結果' })).toBeVisible();
    await expect(canvas.getByLabelText('タイトル')).toHaveValue('');
    await expect(canvas.queryByRole('img', { name: '選んだ写真' })).not.toBeInTheDocument();
  },
};

export const Incomplete: Story = {
  name: 'タイトルやファイルがない',
  parameters: { shows: ['NewFileProblem.missing'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '追加する' }));
    await expect(canvas.getByText('タイトルとファイルは必須です。')).toBeVisible();
    await expect(canvas.getByLabelText('タイトル')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('タイトル'), '7月の検査結果{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('タイトルとファイルは必須です。');
    await expect(await fileInput(canvas)).toHaveFocus();
  },
};

export const TitleTooLong: Story = {
  name: 'タイトルが長すぎる',
  parameters: { shows: ['NewFileProblem.long'] },
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
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent as never);
    await userEvent.click(canvas.getByRole('button', { name: '追加する' }));
    await expect(await canvas.findByRole('button', { name: /^送信しています/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const UploadFailed: Story = {
  name: '送れなくても、入力は残り、もう一度送れる',
  beforeEach: ({ msw }) => msw.use(fileList.answersInTurn(both, withNew), addingFile.failsThenAnswers(503, {})),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent as never);
    await userEvent.click(canvas.getByRole('button', { name: '追加する' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ファイルを追加できませんでした。');
    await expect(canvas.getByLabelText('タイトル')).toHaveValue('7月の検査結果');
    await expect(canvas.getByRole('img', { name: '選んだ写真' })).toBeVisible();
  },
};

export const UploadFailedThenSent: Story = {
  ...UploadFailed,
  name: '送れなかったあと、もう一度送る',
  play: async (context) => {
    await UploadFailed.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: '追加する' }));
    await expect(await canvas.findByRole('article', { name: '7月の検査結果' })).toBeVisible();
  },
};

export const WrongType: Story = {
  name: '写真でもPDFでもない（送る前）',
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await fileInput(canvas), madeOf('PK zip', '検査結果.jpg', 'image/jpeg'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('写真またはPDFを選んでください');
  },
};

export const RefusedType: Story = {
  name: '写真でもPDFでもない（送ったあと）',
  beforeEach: ({ msw }) => msw.use(addingFile.fails(415)),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent as never);
    await userEvent.click(canvas.getByRole('button', { name: '追加する' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('写真またはPDFを選んでください');
    await expect(canvas.getByLabelText('タイトル')).toHaveValue('7月の検査結果');
  },
};

export const TooLarge: Story = {
  name: '大きすぎる（送ったあと）',
  beforeEach: ({ msw }) => msw.use(addingFile.fails(413)),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent as never);
    await userEvent.click(canvas.getByRole('button', { name: '追加する' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ファイルが大きすぎます');
  },
};

export const Deletes: Story = {
  name: '削除する',
  parameters: { shows: ['Removal.status.asking', 'RemovalEnd.removed'] },
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
  parameters: { shows: ['Removal.status.busy'] },
  beforeEach: ({ msw }) => msw.use(removingFile.pending()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await fileOf(canvas, blood)).getByRole('button', remove));
    await userEvent.click((await question()).getByRole('button', remove));
    await expect((await question()).getByRole('button', { name: '削除しています' })).toBeVisible();
  },
};

export const DeleteFailed: Story = {
  name: '削除できなかった',
  beforeEach: ({ msw }) => msw.use(removingFile.fails(500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await fileOf(canvas, blood)).getByRole('button', remove));
    const asked = await question();
    await userEvent.click(asked.getByRole('button', remove));
    await expect(await asked.findByRole('alert')).toHaveTextContent('ファイルはそのまま残っています');
    await userEvent.click(asked.getByRole('button', { name: 'やめる' }));
    await expect(canvas.getByRole('article', blood)).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'まだ登録していない',
  beforeEach: ({ msw }) => msw.use(fileList.answers([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('保険証はまだ登録されていません')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '追加する' })).toBeVisible();
  },
};

export const Loading: Story = {
  name: '読み込み中',
  beforeEach: ({ msw }) => msw.use(fileList.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('保険証・検査結果を読み込んでいます')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: '読み込み失敗',
  beforeEach: ({ msw }) => msw.use(fileList.fails(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('只今つながりにくくなっています')).toBeVisible();
  },
};

export const FailedThenRead: Story = {
  ...Failed,
  name: '読み込み失敗のあと、もう一度読み込む',
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas, msw, userEvent } = context;
    msw.use(fileList.answers(both));
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
    await expect(await canvas.findByRole('article', blood)).toBeVisible();
  },
};

export const LongText: Story = { name: '長いタイトル', beforeEach: ({ msw }) => msw.use(fileList.answers(lengthy)) };
