import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DatedVisit } from '../../../src/components/visit/DatedVisit/DatedVisit';

const visit = {
  start_time: Date.parse('2026-12-11T10:30:00+09:00'),
  kind: 'initial' as const,
  subject: '高血圧治療',
  admin_user: { lastname: '渡辺' },
};

const meta = {
  id: 'components-dated-visit',
  title: '部品/受診/いつの、どの診療か',
  component: DatedVisit,
  parameters: { layout: 'padded' },
  args: { visit },
} satisfies Meta<typeof DatedVisit>;

export default meta;
type Story = StoryObj<typeof meta>;

// §peak-fills-screen
export const Default: Story = {
  name: '標準',
  tags: ['!review', 'regression'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12月11日金曜日10:30〜10:45高血圧治療・渡辺医師');
  },
};

// §any-host
export const NothingKnown: Story = {
  name: '科目も医師もわからない（大きな文字）',
  tags: ['!review', 'regression'],
  args: { visit: { ...visit, subject: '', admin_user: { lastname: '' } } },
  globals: { textSize: 200 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/10:30〜10:45$/);
  },
};
