import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import base from './NextStepCard.stories';

// The component's main stories file has the docs page.
const meta = { ...base, id: 'components-next-step-card', title: '部品/記録/つぎにすること', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const PayOverdue: Story = {
  name: 'お支払い期限を過ぎている',
  args: { step: { kind: 'pay', id: 4, start: NOW, count: 1, overdue: '2026-06-19' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'お支払い期限を過ぎています' })).toHaveAccessibleDescription(
      '6月19日（金）が期限でした',
    );
  },
};
