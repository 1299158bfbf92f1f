import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { lazy, Suspense } from 'react';
import { RESPONSIVE_VIEWPORT_VALUE } from 'storybook/viewport';
import { Starting } from '../prototype/Starting';

// Lazy, because the prototype contains the clinic's server and database.
const Prototype = lazy(async () => ({ default: (await import('../prototype/Prototype')).Prototype }));

const meta = {
  id: 'flows-prototype',
  title: '流れ/アプリ全体をさわって試す',
  // `!autodocs` prevents a docs page, because a docs page would start the clinic.
  // `!test` excludes the story from Vitest, because Vitest does not serve the story's iframe.
  // `disableSnapshot` prevents a picture, because the running clock would change each picture.
  tags: ['!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: true } },
  // The story uses the whole window, because the phone in the story sets its own width.
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
