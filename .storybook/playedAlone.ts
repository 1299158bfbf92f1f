import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * A story with the tag `regression` ends in a look that a story for review has: it is neither photographed nor checked by
 * axe again. Chromatic and axe read parameters and no tags. An enhancer, because Storybook calls these, and nothing else,
 * while it prepares a story with both at hand.
 */
export const playedAlone: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  if (tags.includes('regression')) {
    parameters['chromatic'] = { ...parameters['chromatic'], disableSnapshot: true };
    parameters['a11y'] = { ...parameters['a11y'], test: 'off' };
  }
  return argTypes;
};
