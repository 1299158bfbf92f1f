import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { lazy, Suspense } from 'react';
import { RESPONSIVE_VIEWPORT_VALUE } from 'storybook/viewport';
import { Starting } from '../prototype/Starting';

// Loaded lazily: it contains the clinic server with its database, which other stories do not need.
const Prototype = lazy(async () => ({ default: (await import('../prototype/Prototype')).Prototype }));

const meta = {
  id: 'flows-prototype',
  title: '流れ/アプリ全体をさわって試す',
  // No picture, because its clock runs. No docs page, because opening it would start the clinic. No story test, because
  // its runner doesn't serve the page for the phone's iframe; `tests/e2e/storybook` tests it in the published Storybook.
  tags: ['!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: true } },
  // Full width, because the phone inside sets its own width.
  globals: { viewport: { value: RESPONSIVE_VIEWPORT_VALUE } },
  beforeEach: () => MockDate.reset(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholeApp: Story = {
  name: '予約からお薬の受け取りまで、自由に操作する',
  render: (_, { id, globals }) => (
    <Suspense fallback={<Starting />}>
      <Prototype storyId={id} textSize={String(globals['textSize'])} easyMode={String(globals['easyMode'])} />
    </Suspense>
  ),
};
