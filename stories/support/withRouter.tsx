import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

/** Adds the router that components with links need. A story sets the router's path with `parameters.route`. */
export const withRouter: Decorator = (Story, { parameters }) => (
  <MemoryRouter initialEntries={[String(parameters['route'] ?? '/')]}>
    <Story />
  </MemoryRouter>
);
