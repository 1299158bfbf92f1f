import { composeStory } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { playedAlone } from '../../../.storybook/playedAlone';

const ofProject = { chromatic: { modes: {} }, a11y: { test: 'error' } };

/** What Chromatic and axe read of a story with these tags. */
function parametersOf(...tags: string[]) {
  const project = { argTypesEnhancers: [playedAlone], parameters: ofProject, tags: ['review'] };
  const { chromatic, a11y } = composeStory({ tags }, { title: '部品/例' }, project).parameters;
  return { chromatic, a11y };
}

test('a story that only proves behaviour is neither photographed nor checked by axe', () => {
  expect(parametersOf()).toEqual(ofProject);
  expect(parametersOf('!review', 'regression')).toEqual({
    chromatic: { modes: {}, disableSnapshot: true },
    a11y: { test: 'off' },
  });
  // Nor has it changed the project's own parameters.
  expect(parametersOf()).toEqual(ofProject);
});
