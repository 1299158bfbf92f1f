import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Illustration, ILLUSTRATION_NAMES } from '../../../src/components/feedback/Illustration/Illustration';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-illustration',
  title: '部品/お知らせ/絵',
  component: Illustration,
  decorators: [withGutter],
  args: { name: 'calendar-empty' },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '読み上げない',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const All: Story = {
  name: 'すべての絵',
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
        gap: 16,
        listStyle: 'none',
      }}
    >
      {ILLUSTRATION_NAMES.map((name) => (
        <li key={name} style={{ fontSize: '0.875rem', textAlign: 'center' }}>
          <Illustration name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const LongText: Story = {
  name: '大きな文字のとき（絵の大きさは変わらない）',
  globals: { textSize: '200' },
};
