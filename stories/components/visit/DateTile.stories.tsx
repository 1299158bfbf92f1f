import type { Meta, StoryObj } from '@storybook/react-vite';
import { Group } from '@mantine/core';
import { expect } from 'storybook/test';
import { DateTile } from '../../../src/components/visit/DateTile/DateTile';

const meta = {
  id: 'components-date-tile',
  title: '部品/受診/日めくり',
  component: DateTile,
  parameters: { layout: 'padded' },
  args: { date: '2026-12-11' },
} satisfies Meta<typeof DateTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '日付',
  render: (args) => (
    <Group>
      <DateTile {...args} />
      <DateTile date="2026-07-03" />
    </Group>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12月11日金曜日7月3日金曜日');
  },
};
