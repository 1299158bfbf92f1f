import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Chromatic reads parameters and no tags: turns its snapshot off for every story with the tag `regression`. An enhancer,
 * because Storybook calls these, and nothing else, while it prepares a story with both at hand.
 */
export const withoutSnapshot: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  if (tags.includes('regression')) parameters['chromatic'] = { ...parameters['chromatic'], disableSnapshot: true };
  return argTypes;
};
