import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ContactWays } from '../../../src/components/feedback/ContactWays/ContactWays';
import { ContactContext } from '../../../src/components/feedback/ContactWays/contactContext';
import type { Contact } from '../../../src/domain/clinic/contact';
import { openContact, withContact } from '../../support/withContact';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-contact-ways',
  title: '部品/お知らせ/連絡のしかた',
  component: ContactWays,
  decorators: [withGutter],
} satisfies Meta<typeof ContactWays>;

export default meta;
type Story = StoryObj<typeof meta>;

const withOnly = (contact: Contact) => ({
  render: () => (
    <ContactContext value={{ contact, open: fn() }}>
      <ContactWays />
    </ContactContext>
  ),
});

export const Default: Story = {
  name: '電話とチャット',
  decorators: [withContact],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '電話する（03-1234-5678）' }));
    await expect(openContact).toHaveBeenLastCalledWith('tel:0312345678');
    await userEvent.click(canvas.getByRole('button', { name: 'LINEで問い合わせる' }));
    await expect(openContact).toHaveBeenLastCalledWith('https://lin.ee/sakura');
  },
};

export const PhoneAlone: Story = {
  name: '電話だけ',
  ...withOnly({ phone: '0120-123-456', hours: null, chatUrl: null }),
};

export const ChatAlone: Story = {
  name: 'チャットだけなら、受付時間は示さない',
  ...withOnly({ phone: null, hours: '平日 9:00〜18:00', chatUrl: 'https://lin.ee/sakura' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'LINEで問い合わせる' })).toBeVisible();
    await expect(canvas.queryByText(/受付/)).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  name: '長い文',
  ...withOnly({
    phone: '+81 3 1234 5678',
    hours: '平日 9:00〜12:30・14:00〜18:00、土曜 9:00〜12:00（日曜・祝日・年末年始を除く）',
    chatUrl: 'https://lin.ee/sakura',
  }),
};
