import type { MantineThemeComponents } from '@mantine/core';

/** How Mantine looks in the clinic: the components that `components/layout/` builds on. */
export const layoutTheme: MantineThemeComponents = {};
