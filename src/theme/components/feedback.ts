import type { MantineThemeComponents } from '@mantine/core';

/** How Mantine looks in the clinic: the components that `components/feedback/` builds on. */
export const feedbackTheme: MantineThemeComponents = {};
