import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

/** Adds a router, which components with links need. `parameters.route` of a story sets its current path. */
export const withRouter: Decorator = (Story, { parameters }) => (
  <MemoryRouter initialEntries={[String(parameters['route'] ?? '/')]}>
    <Story />
  </MemoryRouter>
);
