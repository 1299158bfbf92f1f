import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { platform } from '../support/fakePlatform';
import { onlyHome, withoutParents } from '../support/fixtures/addressFixtures';
import { bothFiles, withNew } from '../support/fixtures/fileFixtures';
import { noReservations } from '../support/fixtures/reservationFixtures';
import { addingAddress, addressList, deletingAddress, settingMain } from '../support/handlers/addressHandlers';
import { nothingOnFile } from '../support/handlers/answerHandlers';
import { addingFile, fileList, removingFile } from '../support/handlers/fileHandlers';
import { messageChoices } from '../support/handlers/messageChoiceHandlers';
import { postalFiles } from '../support/handlers/postalHandlers';
import { reservationList } from '../support/handlers/reservationHandlers';
import { inApp } from '../support/inApp';
import { cardPicture } from '../support/pictureFiles';

const meta = {
  id: 'flows-manage-own-data',
  title: '流れ/お届け先と検査結果を管理する',
  ...inApp('/mypage/other'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const home = '〒100-0001 東京都千代田区千代田1-1 さくらマンション101号室';
const office = '〒530-0001 大阪府大阪市北区梅田3-1-3';
const officeAsMain = withoutParents.map((address) => ({ ...address, preset: !address.preset }));
const onlyOffice = officeAsMain.filter((address) => address.preset);

export const ManageAddresses: Story = {
  name: 'お届け先を追加し、主な住所を変え、古い住所を削除する',
  beforeEach: ({ msw }) =>
    msw.use(
      messageChoices.none(),
      ...nothingOnFile(),
      addressList.answers(onlyHome),
      reservationList.answers(noReservations),
      addingAddress.answers(withoutParents),
      settingMain.answers(officeAsMain),
      deletingAddress.answers(onlyOffice),
      postalFiles.known(),
    ),
  play: async ({ canvas, userEvent, step }) => {
    const findCard = async (name: string) => within(await canvas.findByRole('article', { name }));
    await step('設定メニューから「お届け先の管理」を開く', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'お届け先の管理' }));
      await expect((await findCard(home)).getByText('主な住所')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: '削除する' })).not.toBeInTheDocument();
    });
    await step('住所を追加する', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '住所を追加する' }));
      await userEvent.type(await canvas.findByLabelText('郵便番号'), '５３０−０００１');
      await userEvent.type(canvas.getByLabelText('住所'), '大阪府大阪市北区梅田3-1-3');
      await userEvent.click(canvas.getByRole('button', { name: 'この住所を追加する' }));
      await expect(await canvas.findByText('住所を追加しました')).toBeVisible();
    });
    await step('追加した住所を主な住所にする', async () => {
      await userEvent.click((await findCard(office)).getByRole('button', { name: '主な住所に設定する' }));
      await expect(await canvas.findByText('主な住所を変更しました')).toBeVisible();
      await expect((await findCard(office)).getByText('主な住所')).toBeVisible();
    });
    await step('古い住所を削除する', async () => {
      await userEvent.click((await findCard(home)).getByRole('button', { name: '削除する' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'この住所を削除しますか？' }));
      await expect(dialog.getByText(home)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: '削除する' }));
      await expect(await canvas.findByText('住所を削除しました')).toBeVisible();
      await expect(canvas.queryByRole('article', { name: home })).not.toBeInTheDocument();
      await expect(canvas.queryByRole('button', { name: '削除する' })).not.toBeInTheDocument();
    });
  },
};

export const UploadTestResult: Story = {
  name: '検査結果の写真を追加し、開き、削除する',
  beforeEach: ({ msw }) =>
    msw.use(
      messageChoices.none(),
      fileList.answersInTurn(bothFiles, withNew, withNew, bothFiles),
      addingFile.takes('7月の検査結果'),
      removingFile.answers({}),
    ),
  play: async ({ canvas, userEvent, step }) => {
    const findAdded = async () => within(await canvas.findByRole('article', { name: '7月の検査結果' }));
    await step('設定メニューから「保険証・検査結果」を開く', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: '保険証・検査結果' }));
      await expect(await canvas.findByRole('article', { name: '6月の血液検査' })).toBeVisible();
    });
    await step('写真を選び、追加する', async () => {
      await userEvent.type(await canvas.findByLabelText('タイトル'), '7月の検査結果');
      await userEvent.upload(canvas.getByLabelText('ファイル', { selector: 'input' }), cardPicture('kensa.png'));
      await expect(await canvas.findByRole('img', { name: '選んだ写真' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: '追加する' }));
      await expect(await canvas.findByText('「7月の検査結果」を追加しました')).toBeVisible();
    });
    await step('追加した写真を開く', async () => {
      await userEvent.click((await findAdded()).getByRole('button', { name: '開く' }));
      await waitFor(() => expect(platform.openExternal).toHaveBeenCalledWith(withNew[2]?.file_url));
    });
    await step('追加した写真を削除する', async () => {
      await userEvent.click((await findAdded()).getByRole('button', { name: '削除する' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'このファイルを削除しますか？' }));
      await userEvent.click(dialog.getByRole('button', { name: '削除する' }));
      await expect(await canvas.findByText('ファイルを削除しました')).toBeVisible();
      await expect(canvas.queryByRole('article', { name: '7月の検査結果' })).not.toBeInTheDocument();
    });
  },
};
