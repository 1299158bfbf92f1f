import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { Text } from '../../../src/components/layout/JaText/texts';
import { DeleteDialog } from '../../../src/components/overlays/DeleteDialog/DeleteDialog';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-delete-dialog',
  title: '部品/重なる画面/削除の確認',
  component: DeleteDialog,
  decorators: [withRouter],
  args: {
    title: 'この住所を削除しますか？',
    itemName: '〒100-0001 東京都千代田区千代田1-1 さくらマンション101号室',
    opened: true,
    deleting: { status: 'idle' },
    failed: '住所を削除できませんでした。住所はそのまま残っています。',
    onYes: fn(),
    onNo: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof DeleteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async (name = 'この住所を削除しますか？') => within(await screen.findByRole('dialog', { name }));

export const Default: Story = {
  name: '削除するものを示して確認する',
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog();
    await expect(dialog.getByText(/さくらマンション101号室/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'やめる' })).not.toHaveAttribute('data-variant');
    await expect(dialog.getByRole('button', { name: '削除する' })).toHaveAttribute('data-variant', 'outline');
    await userEvent.click(dialog.getByRole('button', { name: '削除する' }));
    await expect(args.onYes).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'やめる' }));
    await expect(args.onNo).toHaveBeenCalledOnce();
  },
};

export const Deleting: Story = {
  name: '削除中は、どのボタンも押せない',
  args: { deleting: { status: 'busy' } },
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog();
    await userEvent.click(dialog.getByRole('button', { name: '削除しています' }));
    await userEvent.click(dialog.getByRole('button', { name: 'やめる' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onYes).not.toHaveBeenCalled();
    await expect(args.onNo).not.toHaveBeenCalled();
  },
};

export const DeleteFailed: Story = {
  name: '削除に失敗したら、その場でもう一度試せる',
  args: { deleting: { status: 'failed', failure: { kind: 'server', sentence: null }, unsure: false } },
  play: async ({ args, userEvent }) => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('alert')).toHaveTextContent('住所はそのまま残っています');
    await userEvent.click(dialog.getByRole('button', { name: '削除する' }));
    await expect(args.onYes).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    itemName:
      '〒602-0000 京都府京都市上京区今出川通室町西入堀出シ町二百八十五番地の三 グランドメゾン御所西アネックスレジデンス東棟 1203号室',
    children: <Text>いまの主な住所です。削除したあとは、どの住所が主な住所かをご確認ください。</Text>,
  },
};
