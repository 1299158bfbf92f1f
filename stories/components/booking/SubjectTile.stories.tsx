import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SubjectTile } from '../../../src/components/booking/SubjectTile/SubjectTile';
import { tabThrough } from '../../support/keyboard';
import { withRouter } from '../../support/withRouter';

const meta = {
  id: 'components-subject-tile',
  title: '部品/予約/診療科目タイル',
  component: SubjectTile,
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', padding: '1rem' }}>
        <Story />
      </div>
    ),
    withRouter,
  ],
  args: { label: '高血圧', to: '/reserve/hypertension/1', picture: 1 },
} satisfies Meta<typeof SubjectTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '高血圧',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '高血圧' })).toHaveAttribute('href', '/reserve/hypertension/1');
  },
};

export const Gout: Story = { name: '痛風', args: { label: '痛風・高尿酸血症', to: '/reserve/gout/2', picture: 2 } };
export const Hyperlipidemia: Story = {
  name: '高脂血症',
  args: { label: '高脂血症', to: '/reserve/hyperlipidemia/3', picture: 3 },
};
export const Diabetes: Story = { name: '糖尿病', args: { label: '糖尿病', to: '/reserve/diabetes/4', picture: 4 } };
export const KeyboardAlone: Story = {
  name: 'キーボードと読み上げ',
  play: async ({ canvas, userEvent }) => {
    await tabThrough(userEvent, canvas.getByRole('link', { name: '高血圧' }));
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const LongText: Story = { ...Gout, name: '長い名前（大きな文字）', globals: { textSize: '200' } };
