import type { MantineThemeComponents } from '@mantine/core';

/** How Mantine looks in the clinic: the components that `components/forms/` builds on. */
export const formsTheme: MantineThemeComponents = {};
