import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import base from './NextStepLead.stories';

// The docs page is the first file's.
const meta = { ...base, id: 'components-next-step-lead', title: '部品/受診/つぎにすること', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const parcel = { kind: 'waitForParcel', arrives: { from: '2026-07-05', to: '2026-07-07' } } as const;

export const Packing: Story = {
  name: '発送を待つ',
  args: { step: { ...parcel, arrives: null }, to: null },
};

export const Parcel: Story = {
  name: '到着を待つ',
  args: { step: parcel, to: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'お薬は日曜〜火曜に届きます' })).toHaveTextContent(
      '7月5日（日）〜7月7日（火）の予定',
    );
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const ParcelAnyDay: Story = {
  name: 'お届け予定の日になった',
  args: { step: parcel, to: null, now: Date.parse('2026-07-05T00:00:00+09:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'お薬はまもなく届きます' })).toBeVisible();
  },
};
