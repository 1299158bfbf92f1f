import type { Decorator } from '@storybook/react-vite';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

/** Renders the story in the clinic's theme, without Mantine's transitions. */
export const withTheme: Decorator = (Story) => (
  <ThemeProvider env="test">
    <Story />
  </ThemeProvider>
);
