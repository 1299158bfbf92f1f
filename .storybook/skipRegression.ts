import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Keeps stories with the tag `regression` out of Chromatic and axe, because each of them ends with the look of another
 * story. Parameters switch off Chromatic and axe. Only an enhancer can set a story's parameters by its tags.
 */
export const skipRegression: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  if (tags.includes('regression')) {
    parameters['chromatic'] = { ...parameters['chromatic'], disableSnapshot: true };
    parameters['a11y'] = { ...parameters['a11y'], test: 'off' };
  }
  return argTypes;
};
