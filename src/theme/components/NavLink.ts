import type { NavLinkFactory } from '@mantine/core';
import { extend } from '../extend';
import navLink from './NavLink.module.css';

export const NavLink = extend<NavLinkFactory>({ classNames: navLink });
