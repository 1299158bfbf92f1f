import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReservationsSkeleton } from '../../../src/components/feedback/Skeletons/ReservationsSkeleton';
import { CardSkeleton, LinesSkeleton, QuestionSkeleton } from '../../../src/components/feedback/Skeletons/Skeletons';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-skeletons',
  title: '部品/お知らせ/読み込み中',
  component: CardSkeleton,
  subcomponents: { LinesSkeleton, QuestionSkeleton, ReservationsSkeleton },
  decorators: [withGutter],
} satisfies Meta<typeof CardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

// §loading-keeps-shape
export const Default: Story = {
  name: 'カード',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(await canvas.findByText('読み込んでいます')).toBeInTheDocument();
  },
};

export const Reservations: Story = {
  name: '予約履歴',
  render: () => <ReservationsSkeleton label="予約を読み込んでいます" />,
};

export const Question: Story = { name: '質問', render: () => <QuestionSkeleton label="問診票を読み込んでいます" /> };
export const Lines: Story = { name: '文章', render: () => <LinesSkeleton lines={3} /> };
export const LongText: Story = { name: '長い文章', render: () => <LinesSkeleton lines={12} /> };
