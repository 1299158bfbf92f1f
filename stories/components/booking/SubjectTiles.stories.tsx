import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SubjectTiles } from '../../../src/components/booking/SubjectTiles/SubjectTiles';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-subject-tiles',
  title: '部品/予約/診療科目の一覧',
  component: SubjectTiles,
  decorators: [withRouter],
  args: { heading: '診療科目', note: '保険適用・当日予約可能', slotPickerTo: (id) => `/reserve/any/${id}` },
} satisfies Meta<typeof SubjectTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '診療科目' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: '糖尿病' })).toHaveAttribute('href', '/reserve/any/4');
  },
};
