import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

/** A router for components that hold links; `parameters.route` is where the patient is. */
export const withRouter: Decorator = (Story, { parameters }) => (
  <MemoryRouter initialEntries={[String(parameters['route'] ?? '/')]}>
    <Story />
  </MemoryRouter>
);
