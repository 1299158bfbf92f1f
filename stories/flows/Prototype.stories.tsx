import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { lazy, Suspense } from 'react';
import { RESPONSIVE_VIEWPORT_VALUE } from 'storybook/viewport';
import { LoadingScreen } from '../../src/components/feedback/LoadingScreen/LoadingScreen';

// A clinic with its database comes with it: nothing of that may load with another story.
const Prototype = lazy(async () => ({ default: (await import('../support/prototype/Prototype')).Prototype }));

const meta = {
  id: 'flows-prototype',
  title: '流れ/アプリ全体をさわって試す',
  // Not photographed: its clock runs. No docs page, which would start it unasked. Not among the story tests, whose runner
  // has no page for the phone's frame: tests/e2e/storybook lives it through in the published Storybook.
  tags: ['!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: true } },
  // All the room there is: the phone inside has a width of its own.
  globals: { viewport: { value: RESPONSIVE_VIEWPORT_VALUE } },
  beforeEach: () => MockDate.reset(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholeApp: Story = {
  name: '予約からお薬の受け取りまで、自由に操作する',
  render: (_, { id, globals }) => (
    <Suspense fallback={<LoadingScreen label="読み込んでいます" />}>
      <Prototype storyId={id} textSize={String(globals['textSize'])} easyMode={String(globals['easyMode'])} />
    </Suspense>
  ),
};
