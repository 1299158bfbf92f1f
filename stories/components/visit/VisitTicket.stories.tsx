import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisitTicket } from '../../../src/components/visit/VisitTicket/VisitTicket';
import { visit } from '../../support/fixtures/visitFixtures';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-visit-ticket',
  title: '部品/受診/診察券',
  component: VisitTicket,
  decorators: [withGutter],
  args: {
    visit,
    now: Date.parse('2026-07-03T09:00:00+09:00'),
    clinicName: 'さくらオンラインクリニック',
    notifies: true,
  },
} satisfies Meta<typeof VisitTicket>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: '標準' };

export const LongText: Story = {
  name: '前日の夜に予約すると、前日のお知らせは届かない',
  args: {
    visit: { ...visit, subject: '痛風（高尿酸血症）', admin_user: { ...visit.admin_user, lastname: '勅使河原' } },
    now: Date.parse('2026-07-04T19:00:00+09:00'),
    clinicName: '医療法人社団さくら会 さくらオンラインクリニック 東京日本橋本院',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('9:45LINEでお知らせします');
  },
};

// §any-host
export const NothingKnown: Story = {
  name: '診療科目・医師名・LINEのお知らせがない',
  tags: ['!review', 'regression'],
  args: { visit: { ...visit, subject: '', admin_user: { ...visit.admin_user, lastname: '' } }, notifies: false },
  globals: { textSize: 200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('医師が呼びます')).toBeVisible();
    await expect(canvas.queryByText(/LINE/)).toBeNull();
  },
};
