import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NOW } from '../../../.storybook/clock';
import base from './NextStepLead.stories';

// The component's main stories file has the docs page.
const meta = { ...base, id: 'components-next-step-lead', title: '部品/受診/つぎにすること', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

const to = '/reserve/hypertension/1?change=7&doctor=1';
const step = {
  kind: 'rebook',
  id: 7,
  start: NOW + 75 * 60_000,
  subjectId: 1,
  doctorId: 1,
  reason: '医師の体調不良',
} as const;

export const ClosedDay: Story = {
  name: '予約の日が休診になった',
  args: { step, to },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '別の日時をお選びください' })).toHaveTextContent(
      '7月3日（金）10:15は休診です。理由：医師の体調不良',
    );
    await expect(canvas.getByRole('link', { name: '別の日時を選ぶ' })).toHaveAttribute('href', to);
  },
};

export const ClosedDayUntold: Story = {
  name: '予約の日が休診になった（理由なし）',
  args: { step: { ...step, reason: null }, to },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('7月3日（金）10:15は休診になりました');
  },
};
