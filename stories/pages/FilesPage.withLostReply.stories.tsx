import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { PlayContext } from '../support/bookingSteps';
import { both, withNew, withoutBlood } from '../support/fixtures/fileFixtures';
import { addingFile, fileList, removingFile } from '../support/handlers/fileHandlers';
import { hurryChecks } from '../support/hurryChecks';
import { paper } from '../support/pictureFiles';
import base from './FilesPage.stories';

// The page's main stories file has the docs page.
const meta = { ...base, id: 'pages-files', title: '画面/保険証・検査結果', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const blood = { name: '6月の血液検査' };
const remove = { name: '削除する' };
const untrue = /できませんでした|されていません/;

const question = async () => within(await screen.findByRole('dialog', { name: 'このファイルを削除しますか？' }));

async function deletes({ canvas, userEvent }: PlayContext): Promise<void> {
  await userEvent.click(within(await canvas.findByRole('article', blood)).getByRole('button', remove));
  await userEvent.click((await question()).getByRole('button', remove));
}

async function adds({ canvas, userEvent }: PlayContext, title = '7月の検査結果'): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('タイトル'), title);
  await userEvent.upload(await canvas.findByLabelText('ファイル', { selector: 'input' }), paper('kensa.png'));
  await canvas.findByRole('img', { name: '選んだ写真' });
  await userEvent.click(canvas.getByRole('button', { name: '追加する' }));
}

export const AddUnheard: Story = {
  name: '返事が届かなくても、追加できていればそう伝える',
  beforeEach: ({ msw }) => msw.use(fileList.answersInTurn(both, withNew), addingFile.loses()),
  play: async (context) => {
    await adds(context);
    const { canvas } = context;
    await expect(await canvas.findByText('「7月の検査結果」を追加しました')).toBeVisible();
    await expect(canvas.getByRole('article', { name: '7月の検査結果' })).toBeVisible();
    await expect(canvas.getByLabelText('タイトル')).toHaveValue('');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const AddChecked: Story = {
  name: '追加の結果を確認している',
  beforeEach: ({ msw }) => msw.use(addingFile.fails(504)),
  play: async (context) => {
    await adds(context);
    const { canvas } = context;
    await expect(await canvas.findByText('結果を確認しています')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^送信しています/ })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText(untrue)).not.toBeInTheDocument();
  },
};

export const AddNotDone: Story = {
  name: '同じタイトルのファイルが前からあっても、まだ追加されていないと伝える',
  beforeEach: ({ msw }) => {
    msw.use(addingFile.loses());
    return hurryChecks();
  },
  play: async (context) => {
    await adds(context, blood.name);
    const { canvas } = context;
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ファイルはまだ追加されていません');
    await expect(canvas.getByLabelText('タイトル')).toHaveValue(blood.name);
    await expect(canvas.getByRole('img', { name: '選んだ写真' })).toBeVisible();
  },
};

export const DeleteUnheard: Story = {
  name: '返事が届かなくても、削除できていればそう伝える',
  beforeEach: ({ msw }) => msw.use(fileList.answersInTurn(both, withoutBlood), removingFile.loses()),
  play: async (context) => {
    await deletes(context);
    const { canvas } = context;
    await expect(await canvas.findByText('ファイルを削除しました')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('article', blood)).not.toBeInTheDocument();
  },
};

export const DeleteNotDone: Story = {
  name: '確かめたうえで、ファイルはまだ削除されていないと伝える',
  beforeEach: ({ msw }) => {
    msw.use(removingFile.fails(500));
    return hurryChecks();
  },
  play: async (context) => {
    await deletes(context);
    await expect(await (await question()).findByRole('alert')).toHaveTextContent('ファイルはまだ削除されていません');
  },
};
