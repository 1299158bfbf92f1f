import type { CSSProperties, ReactNode } from 'react';
import { COLORS, colorVariable, type ColorName } from '../../../src/theme/tokens';
import classes from './Block.module.css';

const palette = Object.fromEntries(
  (Object.keys(COLORS) as ColorName[]).map((name) => [colorVariable(name), COLORS[name]]),
) as CSSProperties;

/** Wraps our own docs content: the clinic's colours, without Storybook's styles for tables, lists and links. */
export function Block({ children }: { children: ReactNode }) {
  return (
    <div className={`sb-unstyled ${classes.block}`} style={palette}>
      {children}
    </div>
  );
}
