import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pageModes } from '../../.storybook/modes';
import type { FilesPage } from '../../src/pages/FilesPage/FilesPage';
import { paper } from '../support/files';
import { both, withoutBlood } from '../support/fixtures/files';
import { fileList, removingFile } from '../support/handlers/files';
import { slowFile } from '../support/pictures';
import base from './FilesPage.stories';

const meta = {
  ...base,
  id: 'pages-files',
  title: '画面/保険証・検査結果',
  parameters: { chromatic: { modes: pageModes } },
  // The docs page is the first file's.
  tags: ['!autodocs'],
} satisfies Meta<typeof FilesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const blood = { name: '6月の血液検査' };
const remove = { name: '削除する' };

export const Preparing: Story = {
  name: '写真の準備を待ってから追加する',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('タイトル'), '7月の検査結果');
    const never = new Promise(() => undefined);
    await userEvent.upload(
      canvas.getByLabelText('ファイル', { selector: 'input' }),
      slowFile(paper('kensa.png'), () => never),
    );
    await userEvent.click(canvas.getByRole('button', { name: '追加する' }));
    await expect(await canvas.findByText('写真を準備しています。少しお待ちください')).toBeVisible();
  },
};

export const DeletedAlready: Story = {
  name: '削除しようとしたら、すでに削除されていた',
  parameters: { shows: ['RemovalEnd.gone'] },
  beforeEach: ({ msw }) => msw.use(fileList.answersInTurn(both, withoutBlood), removingFile.fails(404)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await canvas.findByRole('article', blood)).getByRole('button', remove));
    const asked = within(await screen.findByRole('dialog', { name: 'このファイルを削除しますか？' }));
    await userEvent.click(asked.getByRole('button', remove));
    const told = await canvas.findByText('このファイルは、すでに削除されています');
    await waitFor(() => expect(document.activeElement).toContainElement(told));
    await expect(canvas.queryByRole('article', blood)).not.toBeInTheDocument();
  },
};
