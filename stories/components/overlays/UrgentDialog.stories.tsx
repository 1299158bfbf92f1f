import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { UrgentDialog } from '../../../src/components/overlays/UrgentDialog/UrgentDialog';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-urgent-dialog',
  title: '部品/重なる画面/待ってはいけない症状のダイアログ',
  component: UrgentDialog,
  decorators: [withRouter],
  args: { symptoms: ['ろれつが回らない'], onGoOn: fn(), onClose: fn() },
} satisfies Meta<typeof UrgentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'いま症状がある方は、すぐに119番へ電話してください' }));

export const Default: Story = {
  name: '標準',
  play: async ({ userEvent, args }) => {
    const sheet = await dialog();
    await expect(sheet.getByText('ろれつが回らない')).toBeVisible();
    await expect(sheet.getByRole('link', { name: '119番に電話する' })).toHaveAttribute('href', 'tel:119');
    await expect(sheet.getByRole('link', { name: '#7119に電話する' })).toHaveAttribute('href', 'tel:%237119');
    await expect(sheet.getByText(/電話アプリで #7119 と押してください/)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'いまは症状がないので続ける' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
