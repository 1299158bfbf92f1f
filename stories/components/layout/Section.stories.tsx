import { Card } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../../src/components/layout/Section/Section';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-section',
  title: '部品/画面の構成/見出しのついた区切り',
  component: Section,
  decorators: [withGutter],
  args: {
    title: '現在の予約',
    children: (
      <>
        <Card>7月3日（金）10:00〜</Card>
        <Card>7月10日（金）19:00〜</Card>
      </>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '標準',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '現在の予約' })).toHaveTextContent('7月10日（金）19:00〜');
    await expect(canvas.getByRole('heading', { level: 2, name: '現在の予約' })).toBeVisible();
  },
};
