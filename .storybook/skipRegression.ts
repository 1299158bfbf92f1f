import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * A regression story ends with the same look as another story, so Chromatic and axe skip the regression story.
 * This function is an enhancer, because only an enhancer can set parameters according to tags.
 */
export const skipRegression: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  if (tags.includes('regression')) {
    parameters['chromatic'] = { ...parameters['chromatic'], disableSnapshot: true };
    parameters['a11y'] = { ...parameters['a11y'], test: 'off' };
  }
  return argTypes;
};
