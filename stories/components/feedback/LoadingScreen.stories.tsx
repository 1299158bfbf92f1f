import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingScreen } from '../../../src/components/feedback/LoadingScreen/LoadingScreen';

const meta = {
  id: 'components-loading-screen',
  title: '部品/お知らせ/起動中の画面',
  component: LoadingScreen,
  parameters: { layout: 'padded' },
  args: { label: 'ログインしています' },
} satisfies Meta<typeof LoadingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 0.3秒で終わるときは何も出さず、ちらつきません。 */
export const Default: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(await canvas.findByText('ログインしています')).toBeVisible();
  },
};

export const LongText: Story = {
  name: '長い文',
  args: { label: '通信に時間がかかっています。このまましばらくお待ちください' },
};
