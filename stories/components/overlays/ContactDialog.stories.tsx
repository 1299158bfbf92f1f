import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ContactDialog } from '../../../src/components/overlays/ContactDialog/ContactDialog';
import { openContact, withContact } from '../../support/withContact';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-contact-dialog',
  title: '部品/重なる画面/お問い合わせのダイアログ',
  component: ContactDialog,
  decorators: [withContact, withRouter],
  args: { opened: true, onClose: fn() },
} satisfies Meta<typeof ContactDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'お問い合わせ' }));
    await userEvent.click(dialog.getByRole('button', { name: '電話する（03-1234-5678）' }));
    await expect(openContact).toHaveBeenLastCalledWith('tel:0312345678');
    await userEvent.click(dialog.getByRole('button', { name: '閉じる' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
