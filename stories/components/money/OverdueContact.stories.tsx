import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OverdueContact } from '../../../src/components/money/OverdueContact/OverdueContact';
import { openContact, withContact } from '../../support/withContact';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-overdue-contact',
  title: '部品/お支払い/期限を過ぎた会計のお問い合わせ',
  component: OverdueContact,
  decorators: [withContact, withGutter, withRouter],
} satisfies Meta<typeof OverdueContact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '電話とLINEのボタン',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('ご事情があるときは、クリニックへご連絡ください。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '電話する（03-1234-5678）' }));
    await expect(openContact).toHaveBeenLastCalledWith('tel:0312345678');
  },
};
