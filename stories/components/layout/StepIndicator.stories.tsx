import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours } from '../../../.storybook/modes';
import { StepIndicator } from '../../../src/components/layout/StepIndicator/StepIndicator';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-step-indicator',
  title: '部品/画面の構成/手順',
  component: StepIndicator,
  decorators: [withGutter],
  args: { label: 'お支払いの手順', steps: ['診療明細', 'お支払い方法・お届け先', 'お支払い'], current: 1 },
} satisfies Meta<typeof StepIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '1番目の手順にいるとき',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'お支払いの手順' })).toBeVisible();
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null]);
  },
};

// §payment-steps
export const Second: Story = {
  name: '2番目の手順にいるとき',
  parameters: { chromatic: { modes: forcedColours } },
  args: { current: 2 },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    await expect(steps[0]).not.toHaveTextContent('1');
    await expect(steps[1]).toHaveTextContent('2');
  },
};
