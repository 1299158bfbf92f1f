import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CardLink } from '../../../src/components/actions/CardLink/CardLink';
import { withGutter } from '../../support/withGutter';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-card-link',
  title: '部品/操作/全体を押せるカード',
  component: CardLink,
  decorators: [withGutter, withRouter],
  args: { title: '前回と同じで予約', text: '高血圧・佐藤医師', to: '/reserve/hypertension/1?doctor=1' },
} satisfies Meta<typeof CardLink>;

export default meta;
type Story = StoryObj<typeof meta>;

// §same-again
export const Default: Story = {
  name: '前回と同じ内容での予約',
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: '前回と同じで予約 高血圧・佐藤医師' });
    await expect(link).toHaveAttribute('href', args.to);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
  },
};

// §unfinished-booking-said
export const Unfinished: Story = {
  name: '入力途中の予約',
  args: { title: '入力途中の予約があります', text: '高血圧・今日10:15〜（未予約）', next: '続きから入力する' },
  play: async ({ canvas }) => {
    const name = '入力途中の予約があります 高血圧・今日10:15〜（未予約） 続きから入力する';
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
};

export const OpensSheet: Story = {
  name: '押すとシートを開くカード',
  args: { title: '費用のめやす', text: null, to: undefined, onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '費用のめやす' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  name: '長い名前',
  args: { text: '痛風・高尿酸血症・勅使河原アレクサンドリーナ医師' },
};
