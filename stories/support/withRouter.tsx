import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

/** A router for components with links. `parameters.route` is the current path. */
export const withRouter: Decorator = (Story, { parameters }) => (
  <MemoryRouter initialEntries={[String(parameters['route'] ?? '/')]}>
    <Story />
  </MemoryRouter>
);
