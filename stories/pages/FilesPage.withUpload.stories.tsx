import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { madeOf, paper } from '../support/pictureFiles';
import { both, withNew } from '../support/fixtures/fileFixtures';
import { addingFile, fileList } from '../support/handlers/fileHandlers';
import { slowFile } from '../support/pictures';
import type { PlayContext } from '../support/bookingSteps';
import base from './FilesPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-files', title: '画面/保険証・検査結果', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const add = { name: '追加する' };
const fileInput = (canvas: PlayContext['canvas']) => canvas.findByLabelText('ファイル', { selector: 'input' });

/** Enters a title and picks a picture, without submitting. */
async function fillIn({ canvas, userEvent }: PlayContext): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('タイトル'), '7月の検査結果');
  await userEvent.upload(await fileInput(canvas), paper('kensa.png'));
  await canvas.findByRole('img', { name: '選んだ写真' });
}

async function send(context: PlayContext): Promise<void> {
  await fillIn(context);
  await context.userEvent.click(context.canvas.getByRole('button', add));
}

export const Preparing: Story = {
  name: '写真の準備を待ってから追加する',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('タイトル'), '7月の検査結果');
    const never = new Promise(() => undefined);
    await userEvent.upload(
      await fileInput(canvas),
      slowFile(paper('kensa.png'), () => never),
    );
    await userEvent.click(canvas.getByRole('button', add));
    await expect(await canvas.findByText('写真を準備しています。少しお待ちください')).toBeVisible();
  },
};

export const Adds: Story = {
  name: 'ファイルを追加する',
  beforeEach: ({ msw }) => msw.use(fileList.answersInTurn(both, withNew), addingFile.takes('7月の検査結果')),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.dblClick(canvas.getByRole('button', add));
    const told = await canvas.findByText('「7月の検査結果」を追加しました');
    await waitFor(() => expect(document.activeElement).toContainElement(told));
    await expect(await canvas.findByRole('article', { name: '7月の検査結果' })).toBeVisible();
    await expect(canvas.getByLabelText('タイトル')).toHaveValue('');
    await expect(canvas.queryByRole('img', { name: '選んだ写真' })).not.toBeInTheDocument();
  },
};

export const Incomplete: Story = {
  name: 'タイトルやファイルがない',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', add));
    await expect(canvas.getByText('タイトルとファイルは必須です。')).toBeVisible();
    await expect(canvas.getByLabelText('タイトル')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('タイトル'), '7月の検査結果{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('タイトルとファイルは必須です。');
    await expect(await fileInput(canvas)).toHaveFocus();
  },
};

export const TitleTooLong: Story = {
  name: 'タイトルが長すぎる',
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

export const UploadFailedThenSent: Story = {
  ...UploadFailed,
  name: '送れなかったあと、もう一度送る',
  play: async (context) => {
    await UploadFailed.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', add));
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
  play: async (context) => {
    await send(context);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('写真またはPDFを選んでください');
    await expect(canvas.getByLabelText('タイトル')).toHaveValue('7月の検査結果');
  },
};

export const TooLarge: Story = {
  name: '大きすぎる（送ったあと）',
  beforeEach: ({ msw }) => msw.use(addingFile.fails(413)),
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('ファイルが大きすぎます');
  },
};
