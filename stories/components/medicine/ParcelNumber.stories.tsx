import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { ParcelNumber } from '../../../src/components/medicine/ParcelNumber/ParcelNumber';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-parcel-number',
  title: '部品/お薬/お薬のお問い合わせ番号',
  component: ParcelNumber,
  decorators: [withGutter],
  args: { carrier: 'さくら運輸', number: '1234-5678-9012' },
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockResolvedValue(),
} satisfies Meta<typeof ParcelNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

const copyButton = { name: 'お問い合わせ番号をコピー' };

export const Default: Story = {
  name: '運送会社と番号',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('さくら運輸')).toBeVisible();
    await expect(canvas.getByText('1234-5678-9012')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

// §parcel-number
export const Copied: Story = {
  name: '番号をコピーしたあと',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', copyButton));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('1234-5678-9012');
    await expect(await canvas.findByRole('button', { name: 'お問い合わせ番号をコピーしました' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('お問い合わせ番号をコピーしました');
  },
};

export const LongText: Story = {
  name: '長い文',
  args: { carrier: 'さくらメディカルロジスティクス（冷蔵便・夜間配達）', number: 'ABCD-1234567890-1234567890-XYZ' },
};
