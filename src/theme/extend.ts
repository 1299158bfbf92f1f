import type { ExtendComponent, FactoryPayload, MantineThemeComponent } from '@mantine/core';

/**
 * The look of one Mantine component, typed as `Button.extend(…)` types it. Its own `extend` would import the component,
 * and with it every component of the product into the first screen's bundle.
 */
export const extend = <F extends FactoryPayload>(look: ExtendComponent<F>): MantineThemeComponent =>
  look as MantineThemeComponent;
