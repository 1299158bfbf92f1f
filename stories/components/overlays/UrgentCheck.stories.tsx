import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { UrgentCheck } from '../../../src/components/overlays/UrgentCheck/UrgentCheck';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-urgent-check',
  title: '部品/重なる画面/予約の前に症状をたずねるダイアログ',
  component: UrgentCheck,
  decorators: [withRouter],
  args: {
    step: 'asking',
    symptoms: ['胸の痛み・締めつけ', 'ろれつが回らない'],
    onNone: fn(),
    onSome: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof UrgentCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () => within(await screen.findByRole('dialog', { name: /次の症状がありますか/ }));

export const Default: Story = {
  name: 'クリニックが決めた症状をたずねる',
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    await expect(dialog.getByText('ろれつが回らない')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'あてはまる症状がある' }));
    await expect(args.onSome).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'どれもないので予約する' }));
    await expect(args.onNone).toHaveBeenCalledOnce();
  },
};

export const Unknown: Story = {
  name: '症状の一覧がなければ、症状の例を文で示す',
  args: { symptoms: [] },
  play: async () => {
    await expect((await findDialog()).getByText(/胸の強い痛み、息苦しさ/)).toBeVisible();
  },
};

export const Urgent: Story = {
  name: '症状があると答えた方を、119番へ案内する',
  args: { step: 'urgent' },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: /すぐに119番へ電話してください/ }));
    await expect(dialog.getByRole('link', { name: '119番に電話する' })).toHaveAttribute('href', 'tel:119');
    await userEvent.click(dialog.getByRole('button', { name: 'いまは症状がないので続ける' }));
    await expect(args.onNone).toHaveBeenCalledOnce();
  },
};
