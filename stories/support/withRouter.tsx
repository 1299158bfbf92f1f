import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

/** A story sets the path with `parameters.route`. */
export const withRouter: Decorator = (Story, { parameters }) => (
  <MemoryRouter initialEntries={[String(parameters['route'] ?? '/')]}>
    <Story />
  </MemoryRouter>
);
