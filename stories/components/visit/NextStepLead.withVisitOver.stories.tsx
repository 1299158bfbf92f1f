import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import { DAY_MS } from '../../../src/domain/calendar/jst';
import base, { RoomOver } from './NextStepLead.stories';

// The component's main stories file has the docs page.
const meta = { ...base, id: 'components-next-step-lead', title: '部品/受診/つぎにすること', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const RoomOverSinceYesterday: Story = {
  name: '診察の時間を過ぎた（日をまたいだ）',
  args: { ...RoomOver.args, now: NOW + DAY_MS },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '診察の時間を過ぎました' })).toHaveTextContent(
      '7月3日（金）10:15の診療です',
    );
  },
};
