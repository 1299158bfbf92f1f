import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeliverTo } from '../../../src/components/medicine/DeliverTo/DeliverTo';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-deliver-to',
  title: '部品/お薬/お届け先',
  component: DeliverTo,
  decorators: [withGutter],
  args: { address: { zip: '1600022', address: '東京都新宿区新宿1-2-3', apartment: 'さくらマンション 203号室' } },
} satisfies Meta<typeof DeliverTo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('〒160-0022')).toBeVisible();
    await expect(canvas.getByText('さくらマンション 203号室')).toBeVisible();
  },
};

export const LongText: Story = {
  name: '長い文',
  args: {
    address: {
      zip: '6008216',
      address: '京都府京都市下京区烏丸通七条下る東塩小路町721番地の1',
      apartment: 'グランドメゾン京都ステーションフロント・ウエストタワー 2203号室（管理人室にお声がけください）',
    },
  },
};
