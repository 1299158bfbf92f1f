import type { ExtendComponent, FactoryPayload, MantineThemeComponent } from '@mantine/core';

/**
 * Theme settings of one Mantine component, typed like `Button.extend(…)`. That `extend` would import the component, and
 * so every component into the bundle of the first screen.
 */
export const extend = <F extends FactoryPayload>(look: ExtendComponent<F>): MantineThemeComponent =>
  look as MantineThemeComponent;
