import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { forcedColours } from '../../../.storybook/modes';
import { BottomNavigation } from '../../../src/components/layout/BottomNavigation/BottomNavigation';
import { withRouter } from '../../support/withRouter';

const itemsAt = (current: number) =>
  (
    [
      { label: '診療予約', to: '/reserve', icon: 'booking' },
      { label: 'お薬管理', to: '/medicine', icon: 'medicine' },
      { label: 'マイページ', to: '/mypage/reservation', icon: 'mypage' },
    ] as const
  ).map((item, index) => ({ ...item, current: index === current }));

const meta = {
  id: 'components-bottom-navigation',
  title: '部品/画面の構成/下部メニュー',
  component: BottomNavigation,
  decorators: [withRouter],
  args: { label: 'メインメニュー', items: itemsAt(0) },
} satisfies Meta<typeof BottomNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

// §bottom-menu
export const Default: Story = {
  name: '「診療予約」の画面を開いている',
  parameters: { chromatic: { modes: forcedColours } },
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'メインメニュー' }));
    await expect(menu.getAllByRole('link')).toHaveLength(3);
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('診療予約');
    await expect(menu.getByRole('link', { name: 'お薬管理' })).toHaveAttribute('href', '/medicine');
    await expect(menu.getByRole('link', { name: 'マイページ' })).not.toHaveAttribute('aria-current');
  },
};
