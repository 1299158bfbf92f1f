import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MainButton } from '../../../src/components/actions/MainButton/MainButton';
import { OutcomeScreen } from '../../../src/components/feedback/OutcomeScreen/OutcomeScreen';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-outcome-screen',
  title: '部品/お知らせ/結果の画面',
  component: OutcomeScreen,
  decorators: [withRouter],
  args: { picture: 'form-done', title: '回答が必要な質問はありません' },
} satisfies Meta<typeof OutcomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '結果と、次の操作のボタン',
  args: { live: 'status', children: <MainButton to="/mypage/reservation">予約履歴を見る</MainButton> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('回答が必要な質問はありません');
    await expect(canvas.getByRole('status')).not.toHaveTextContent('予約履歴を見る');
  },
};
