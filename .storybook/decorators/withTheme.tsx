import type { Decorator } from '@storybook/react-vite';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

/** Every story stands in the clinic's theme, with Mantine's transitions off. */
export const withTheme: Decorator = (Story) => (
  <ThemeProvider env="test">
    <Story />
  </ThemeProvider>
);
