import { IconHome2, IconUser } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MenuList } from '../../../src/components/actions/MenuList/MenuList';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-menu-list',
  title: '部品/操作/メニュー一覧',
  component: MenuList,
  decorators: [withGutter, withRouter],
  args: {
    label: '設定メニュー',
    entries: [
      { title: '基本情報の確認・変更', text: '問診でお答えいただいた内容', to: '/info', icon: IconUser },
      { title: 'お届け先の管理', text: 'お薬をお届けする住所', to: '/address', icon: IconHome2 },
    ],
  },
} satisfies Meta<typeof MenuList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '設定メニュー' })).toBeVisible();
    const link = canvas.getByRole('link', { name: '基本情報の確認・変更' });
    await expect(link).toHaveAttribute('href', '/info');
    await expect(link).toHaveAccessibleDescription('問診でお答えいただいた内容');
  },
};
