import type { NavLinkFactory } from '@mantine/core';
import { extend } from '../extend';
import navLink from './NavLink.module.css';

/** `variant="tab"`: one of several screens side by side, with its line below or, `data-above`, above its name. */
export const NavLink = extend<NavLinkFactory>({
  classNames: navLink,
  vars: () => ({ root: { '--nl-bg': 'transparent', '--nl-hover': 'var(--color-asagi-tint)' }, children: {} }),
});
