import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InspectionItem } from '../../../src/components/medicine/InspectionItem/InspectionItem';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-inspection-item',
  title: '部品/お薬/検査',
  component: InspectionItem,
  decorators: [withGutter],
  args: { menuId: 47, menuName: '基本検査', title: '血液検査キット' },
} satisfies Meta<typeof InspectionItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '基本検査',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: '基本検査' })).toHaveTextContent('血液検査キット');
    await expect(canvas.getByText('調べる項目：血圧・体重・血球・肝機能・腎機能')).toBeVisible();
  },
};

// §test-menus
export const UricAcid: Story = { name: '尿酸検査', args: { menuId: 48, menuName: '尿酸検査' } };
export const LongText: Story = {
  name: '長い文',
  args: {
    menuId: 49,
    menuName: '脂質検査（空腹時・追加項目あり）',
    title: 'ご自宅で採血していただく血液検査キット（返送用の封筒が入っています）',
  },
};
