import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CardActions } from '../../../src/components/actions/CardActions/CardActions';
import { MainButton } from '../../../src/components/actions/MainButton/MainButton';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-card-actions',
  title: '部品/操作/カードの操作',
  component: CardActions,
  decorators: [withGutter],
  args: {
    children: <MainButton variant="outline">ファイルを開く</MainButton>,
    removeLabel: '削除する',
    onRemove: fn(),
  },
} satisfies Meta<typeof CardActions>;

export default meta;
type Story = StoryObj<typeof meta>;

const removeButton = { name: '削除する' };

export const Default: Story = {
  name: '標準',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'ファイルを開く' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', removeButton));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const RemoveOnly: Story = { name: '「削除する」ボタンだけがある', args: { children: null } };
