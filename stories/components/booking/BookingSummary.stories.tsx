import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BookingLine, BookingSummary } from '../../../src/components/booking/BookingSummary/BookingSummary';
import { lineCount } from '../../support/lineCount';

const meta = {
  id: 'components-booking-summary',
  title: '部品/予約/予約内容のまとめ',
  component: BookingSummary,
  parameters: { layout: 'padded' },
  args: {
    rows: [
      { label: '診療日時', value: '7月3日（金）10:15〜（15分）', strong: true },
      { label: '診療科目', value: '高血圧治療' },
      { label: '担当医', value: '佐藤医師' },
    ],
  },
} satisfies Meta<typeof BookingSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

// §choice-in-sight
export const Default: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      '診療日時',
      '診療科目',
      '担当医',
    ]);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('7月3日（金）10:15〜（15分）');
  },
};

export const OneLine: Story = {
  name: '問診票の上に置く1行のまとめ',
  render: () => <BookingLine parts={['7月3日（金）10:15〜', '高血圧治療', '佐藤医師']} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('佐藤医師')).toBeVisible();
  },
};

export const BeforeAndAfter: Story = {
  name: '変更前と変更後の日時は、項目名の下に置く',
  args: {
    rows: [
      { label: '変更前', value: '7月3日（金）10:15', below: true },
      { label: '変更後', value: '12月30日（水）23:45〜（15分）', strong: true, below: true },
      { label: '診療科目', value: '高血圧治療' },
    ],
  },
  play: async ({ canvas }) => {
    const leftOf = (element: Element | undefined) => element?.getBoundingClientRect().left;
    const [before, after, subject] = canvas.getAllByRole('definition');
    const [label] = canvas.getAllByRole('term');
    await expect([leftOf(before), leftOf(after)]).toEqual([leftOf(label), leftOf(label)]);
    await expect(leftOf(subject)).toBeGreaterThan(leftOf(label) ?? 0);
  },
};

export const LongText: Story = {
  name: '長い内容',
  args: {
    rows: [
      { label: '診療日時', value: '12月30日（水）23:45〜（15分）', strong: true },
      { label: '診療科目', value: '痛風（高尿酸血症）・高血圧治療・高脂血症' },
      { label: '担当医', value: '勅使河原アレクサンドリーナ医師' },
    ],
    children: '循環器専門医・糖尿病専門医。大学病院での勤務を経て、生活習慣病の診療に20年携わっています。'.repeat(2),
  },
  play: async ({ canvas }) => {
    const [visitTime] = canvas.getAllByRole('definition');
    await expect(lineCount(visitTime as HTMLElement)).toBe(1);
  },
};
