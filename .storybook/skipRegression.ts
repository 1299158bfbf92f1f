import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * A story with the tag `regression` ends like another story, so it is neither photographed nor checked by axe.
 * Chromatic and axe read parameters, not tags. Only an enhancer gets both while Storybook prepares a story.
 */
export const skipRegression: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  if (tags.includes('regression')) {
    parameters['chromatic'] = { ...parameters['chromatic'], disableSnapshot: true };
    parameters['a11y'] = { ...parameters['a11y'], test: 'off' };
  }
  return argTypes;
};
