import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { forcedColours } from '../../../.storybook/modes';
import { VisitSteps } from '../../../src/components/visit/VisitSteps/VisitSteps';
import { withGutter } from '../../support/withGutter';

const meta = {
  id: 'components-visit-steps',
  title: '部品/受診/診療の進み',
  component: VisitSteps,
  decorators: [withGutter],
  args: { current: 'payment' },
} satisfies Meta<typeof VisitSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

// §under-way
export const Default: Story = {
  name: 'お支払い',
  parameters: { chromatic: { modes: forcedColours } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '診療の進み' })).toBeVisible();
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      '診察（済み）',
      '会計（済み）',
      'お支払い',
      '発送',
      'お届け',
    ]);
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
    // Not by colour alone.
    await expect(getComputedStyle(canvas.getByText('お支払い')).fontWeight).toBe('700');
    await expect(getComputedStyle(canvas.getByText('発送')).fontWeight).toBe('400');
  },
};

export const Visit: Story = { name: '診察', args: { current: 'visit' } };

export const Bill: Story = { name: '会計', args: { current: 'bill' } };

export const Shipment: Story = { name: '発送', args: { current: 'shipment' } };

export const Delivery: Story = { name: 'お届け', args: { current: 'delivery' } };

export const LongText: Story = {
  name: '文字200%・狭い画面（いまの段階の言葉だけ）',
  args: { current: 'delivery' },
  globals: { viewport: { value: 'w320' }, textSize: '200' },
  play: async ({ canvas }) => {
    const wide = (text: string) => canvas.getByText(text).getBoundingClientRect().width;
    // The text size comes a moment after the story.
    await waitFor(() => expect(wide('お届け')).toBeGreaterThan(60));
    await expect(wide('発送')).toBeLessThan(2);
    const { right } = canvas.getByText('お届け').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(canvas.getByRole('list').getBoundingClientRect().right + 1);
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(5);
    // All marks stand on one line, also beside the one with its words.
    await expect(new Set(steps.map((step) => step.firstElementChild?.getBoundingClientRect().top)).size).toBe(1);
  },
};
