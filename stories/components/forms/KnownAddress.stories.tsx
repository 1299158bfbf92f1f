import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KnownAddress } from '../../../src/components/forms/KnownAddress/KnownAddress';

const meta = {
  id: 'components-known-address',
  title: '部品/入力/登録済みの住所',
  component: KnownAddress,
  args: {
    address: { zip: '1000001', address: '東京都千代田区千代田1-1', apartment: 'さくらマンション101' },
    onUse: fn(),
  },
} satisfies Meta<typeof KnownAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('〒100-0001 東京都千代田区千代田1-1 さくらマンション101')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '登録済みの住所を使う' }));
    await expect(args.onUse).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  name: '長い住所・狭い画面・文字200%',
  globals: { viewport: { value: 'w320' }, textSize: 200 },
  args: {
    address: {
      zip: '6048156',
      address: '京都府京都市中京区山伏山町上本能寺前町四百八十八番地の十二',
      apartment: 'グランドメゾン烏丸御池ノースタワー1203号室',
    },
  },
};
