import { composeStory } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { withoutSnapshot } from '../../../.storybook/withoutSnapshot';

/** What Chromatic reads of a story with these tags. */
const chromaticOf = (...tags: string[]) =>
  composeStory(
    { tags },
    { title: '部品/例' },
    { argTypesEnhancers: [withoutSnapshot], parameters: { chromatic: { modes: {} } }, tags: ['review'] },
  ).parameters['chromatic'];

test('a story that only proves behaviour is not photographed', () => {
  expect(chromaticOf()).toEqual({ modes: {} });
  expect(chromaticOf('!review', 'regression')).toEqual({ modes: {}, disableSnapshot: true });
  // Nor has it changed the project's own parameters.
  expect(chromaticOf()).toEqual({ modes: {} });
});
