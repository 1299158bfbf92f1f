import type { MantineThemeComponents } from '@mantine/core';

/** How Mantine looks in the clinic: the components that `components/records/` builds on. */
export const recordsTheme: MantineThemeComponents = {};
