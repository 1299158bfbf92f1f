import type { Decorator } from '@storybook/react-vite';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

/** `env="test"` turns off Mantine's transitions. */
export const withTheme: Decorator = (Story) => (
  <ThemeProvider env="test">
    <Story />
  </ThemeProvider>
);
