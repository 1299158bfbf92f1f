import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { NamedVisit } from '../../../src/components/visit/NamedVisit/NamedVisit';
import { withGutter } from '../../support/withGutter';

const visit = {
  start_time: Date.parse('2026-07-03T10:15:00+09:00'),
  kind: 'initial' as const,
  subject: '高血圧治療',
  admin_user: { lastname: '佐藤' },
};

const meta = {
  id: 'components-named-visit',
  title: '部品/受診/対象の予約',
  component: NamedVisit,
  decorators: [withGutter],
  args: { visit, now: NOW },
} satisfies Meta<typeof NamedVisit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '初診（15分）',
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('7月3日（金）10:15〜10:30高血圧治療・初診 佐藤医師');
  },
};
