import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PageHeader } from '../../../src/components/layout/PageHeader/PageHeader';
import { Tabs } from '../../../src/components/layout/PageHeader/Tabs';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-page-header',
  title: '部品/画面の構成/画面の見出し',
  component: PageHeader,
  decorators: [withRouter],
  args: { title: 'さくらオンラインクリニック' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '画面の名前だけ',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg/));
    const title = canvas.getByRole('heading', { level: 1, name: 'さくらオンラインクリニック' });
    await expect(title).not.toHaveFocus();
    document.getElementById('page-title')?.focus();
    await expect(title).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

const onBack = fn();

export const WithBack: Story = {
  name: '戻るボタンつき',
  args: { title: '日時の選択', back: { label: '戻る', onBack } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    onBack.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '戻る' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onBack).toHaveBeenCalledOnce();
  },
};

export const WithTabs: Story = {
  name: '画面を切り替えるタブつき',
  args: {
    title: '予約履歴',
    tabs: (
      <Tabs
        label="マイページの切り替え"
        items={[
          { label: '予約履歴', to: '/mypage/reservation', current: true },
          { label: '基本情報', to: '/mypage/other', current: false },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'マイページの切り替え' }));
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('予約履歴');
    await expect(tabs.getByRole('link', { name: '基本情報' })).toHaveAttribute('href', '/mypage/other');
  },
};
