import { Unstyled } from '@storybook/addon-docs/blocks';
import type { CSSProperties, ReactNode } from 'react';
import { COLORS, colorVariable, type ColorName } from '../../../src/theme/tokens';
import classes from './Block.module.css';

const palette = Object.fromEntries(
  (Object.keys(COLORS) as ColorName[]).map((name) => [colorVariable(name), COLORS[name]]),
) as CSSProperties;

/** Docs content in the app's colours and without Storybook's styles. */
export function Block({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div className={classes.block} style={palette}>
        {children}
      </div>
    </Unstyled>
  );
}
