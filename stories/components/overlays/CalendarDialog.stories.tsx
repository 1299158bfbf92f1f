import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { CalendarDialog } from '../../../src/components/overlays/CalendarDialog/CalendarDialog';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-calendar-dialog',
  title: '部品/重なる画面/カレンダーを選ぶダイアログ',
  component: CalendarDialog,
  decorators: [withRouter],
  args: { opened: true, onGoogle: fn(), onFile: fn(), onClose: fn() },
} satisfies Meta<typeof CalendarDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'どのカレンダーに追加しますか？' }));

export const Default: Story = {
  name: '標準',
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Googleカレンダー' }));
    await expect(args.onGoogle).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'iPhoneなどのカレンダー' }));
    await expect(args.onFile).toHaveBeenCalledOnce();
  },
};
