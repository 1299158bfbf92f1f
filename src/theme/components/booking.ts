import type { MantineThemeComponents } from '@mantine/core';

/** How Mantine looks in the clinic: the components that `components/booking/` builds on. */
export const bookingTheme: MantineThemeComponents = {};
