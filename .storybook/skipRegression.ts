import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Keeps stories with the tag `regression` out of Chromatic and axe, because such a story looks like another story at
 * its end. The function is an enhancer, because only an enhancer can set a story's parameters according to its tags.
 */
export const skipRegression: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  if (tags.includes('regression')) {
    parameters['chromatic'] = { ...parameters['chromatic'], disableSnapshot: true };
    parameters['a11y'] = { ...parameters['a11y'], test: 'off' };
  }
  return argTypes;
};
