import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { UrgentDialog } from '../../../src/components/overlays/UrgentDialog/UrgentDialog';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-urgent-dialog',
  title: '部品/重なる画面/急を要する症状のダイアログ',
  component: UrgentDialog,
  decorators: [withRouter],
  args: { symptoms: ['ろれつが回らない'], onGoOn: fn(), onClose: fn() },
} satisfies Meta<typeof UrgentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'いま症状がある方は、すぐに119番へ電話してください' }));

export const Default: Story = {
  name: '標準',
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    await expect(dialog.getByText('ろれつが回らない')).toBeVisible();
    await expect(dialog.getByRole('link', { name: '119番に電話する' })).toHaveAttribute('href', 'tel:119');
    await expect(dialog.getByRole('link', { name: '#7119に電話する' })).toHaveAttribute('href', 'tel:%237119');
    await expect(dialog.getByText(/電話アプリで #7119 と押してください/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'いまは症状がないので続ける' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
