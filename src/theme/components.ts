import type * as Mantine from '@mantine/core';
import accordion from './components/Accordion.module.css';
import button from './components/Button.module.css';
import card from './components/Card.module.css';
import type { CarouselFactory } from '@mantine/carousel';
import carousel from './components/Carousel.module.css';
import choice from './components/Choice.module.css';
import dataList from './components/DataList.module.css';
import { IconChevronDown } from '@tabler/icons-react';
import { createElement } from 'react';
import input from './components/Input.module.css';
import wrapper from './components/InputWrapper.module.css';
import list from './components/List.module.css';
import type { MiniCalendarFactory } from '@mantine/dates';
import miniCalendar from './components/MiniCalendar.module.css';
import drawer from './components/Drawer.module.css';
import modal from './components/Modal.module.css';
import navLink from './components/NavLink.module.css';
import paper from './components/Paper.module.css';
import switches from './components/Switch.module.css';

/**
 * Does the same as Mantine's `Button.extend(…)`, but imports no component.
 * The first screen therefore loads fewer files.
 */
const extend = <F extends Mantine.FactoryPayload>(options: Mantine.ExtendComponent<F>): Mantine.MantineThemeComponent =>
  options as Mantine.MantineThemeComponent;

/**
 * Dialogs close without a fade.
 * The text changes as soon as a dialog closes, so a fading dialog would show the wrong text.
 */
const transitionProps = { duration: 150, exitDuration: 0 };

const ModalRoot = {
  defaultProps: {
    size: '27rem',
    yOffset: 'var(--gutter)',
    xOffset: 'var(--gutter)',
    transitionProps,
  } satisfies Partial<Mantine.ModalRootProps>,
};

const DrawerRoot = { defaultProps: { transitionProps } satisfies Partial<Mantine.DrawerRootProps> };

const ringAroundRow = { root: { 'data-ring': true } };

export const components = {
  Accordion: extend<Mantine.AccordionFactory>({
    defaultProps: {
      chevronIconSize: '1.5rem',
      chevronSize: '1.5rem',
      transitionDuration: 150,
      keepMounted: true,
      keepMountedMode: 'display-none',
    },
    classNames: accordion,
  }),
  /** The size is in pixels, because the icon does not grow with the text. */
  ActionIcon: extend<Mantine.ActionIconFactory>({
    defaultProps: { variant: 'subtle', flex: 'none' },
    vars: () => ({ root: { '--ai-size': '48px' } }),
  }),
  Alert: extend<Mantine.AlertFactory>({
    defaultProps: { radius: 'lg', px: 'card', py: 'sm' },
    // An alert must not clip the focus rings of buttons.
    styles: { root: { overflow: 'visible' }, body: { minWidth: 0 }, message: { overflow: 'visible' } },
    vars: (_, { color = 'asagi' }) => ({
      root: { '--alert-bd': `1px solid var(--mantine-color-${color}-filled)` },
    }),
  }),
  Badge: extend<Mantine.BadgeFactory>({
    defaultProps: { variant: 'light', h: 'auto', maw: '100%', fz: 'sm', lh: 'sm', lts: 'normal', tt: 'none' },
    styles: { label: { overflow: 'visible', whiteSpace: 'normal' } },
  }),
  /**
   * A button with `data-disabled` looks disabled but can be pressed.
   * The form then shows what is missing.
   */
  Button: extend<Mantine.ButtonFactory>({
    classNames: button,
    vars: (_, { size, 'data-disabled': blocked }) => ({
      root: {
        '--button-height': size === 'lg' ? 'var(--target-main)' : 'var(--target-least)',
        '--button-fz': '1rem',
        ...(blocked && {
          '--mantine-color-disabled': 'var(--color-blocked)',
          '--mantine-color-disabled-color': 'var(--color-ink)',
        }),
      },
    }),
  }),
  Card: extend<Mantine.CardFactory>({ defaultProps: { withBorder: true, padding: 'card' }, classNames: card }),
  Carousel: extend<CarouselFactory>({
    defaultProps: {
      withControls: false,
      withIndicators: false,
      withKeyboardEvents: false,
      attributes: {
        root: { role: undefined, 'aria-roledescription': undefined },
        slide: { 'aria-roledescription': undefined },
      },
      emblaOptions: { loop: true, duration: 15, breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } } },
    },
    classNames: carousel,
  }),
  Checkbox: extend<Mantine.CheckboxFactory>({
    defaultProps: { radius: '0.375rem', attributes: ringAroundRow },
    classNames: choice,
    vars: (_, { variant }) => ({
      root: {
        '--checkbox-size': variant === 'listed' ? 'min(1.625rem, 40px)' : '1.5rem',
        '--checkbox-icon-color': 'var(--mantine-color-white)',
      },
    }),
  }),
  Radio: extend<Mantine.RadioFactory>({
    defaultProps: { variant: 'outline', size: 'md', attributes: ringAroundRow },
    classNames: choice,
  }),
  DataList: extend<Mantine.DataListFactory>({
    defaultProps: { size: 'md', gap: 'xs' },
    classNames: dataList,
    vars: () => ({ root: { '--mantine-color-default-border': 'var(--color-hairline)' } as Record<string, string> }),
  }),
  EmptyState: extend<Mantine.EmptyStateFactory>({
    defaultProps: { px: 'card', py: 'xl' },
    styles: { body: { width: '100%' } },
    vars: () => ({
      root: {
        '--empty-state-gap': 'var(--mantine-spacing-sm)',
        '--empty-state-title-fz': 'min(1.125rem, 9vw)',
        '--empty-state-description-fz': '1rem',
      },
    }),
  }),
  /** The text has 16 px, because iOS zooms the page when a field with smaller text gets the focus. */
  Input: extend<Mantine.InputFactory>({
    defaultProps: { size: 'md' },
    classNames: input,
    vars: (_, { size }) => ({
      wrapper: {
        // `inputContainer` in FieldFrame.tsx sets the distance to the text above.
        '--input-margin-top': '0',
        '--input-margin-bottom': '0',
        '--input-height': size === 'sm' ? 'var(--target-least)' : '3.25rem',
        '--input-size': 'auto',
        '--input-padding': 'var(--mantine-spacing-sm)',
        '--input-padding-y': 'var(--mantine-spacing-xs)',
        '--input-line-height': '1.6',
        '--input-fz': '1rem',
        '--input-color': 'var(--color-ink)',
        '--input-section-color': 'var(--color-ink-secondary)',
        '--input-right-section-width': '2.25rem',
      } as Record<string, string>,
    }),
  }),
  NativeSelect: extend<Mantine.NativeSelectFactory>({
    defaultProps: { rightSection: createElement(IconChevronDown, { 'aria-hidden': true, size: '1.25rem' }) },
  }),
  /** Errors stand above the input, because the phone's keyboard could hide an error below the input. */
  InputWrapper: extend<Mantine.InputWrapperFactory>({
    defaultProps: { inputWrapperOrder: ['label', 'description', 'error', 'input'] },
    classNames: wrapper,
  }),
  List: extend<Mantine.ListFactory>({
    defaultProps: { spacing: 'xs' },
    classNames: list,
    vars: () => ({
      root: {
        '--list-lh': '1.6',
        '--list-marker-gap': '1.25rem',
      } as Record<string, string>,
    }),
  }),
  MiniCalendar: extend<MiniCalendarFactory>({
    defaultProps: { monthLabelFormat: 'dd' },
    classNames: miniCalendar,
  }),
  Drawer: extend<Mantine.DrawerFactory>({
    classNames: { ...modal, content: `${modal.content} ${drawer.content}`, inner: `${modal.inner} ${drawer.inner}` },
  }),
  DrawerRoot,
  Modal: extend<Mantine.ModalFactory>({ classNames: modal }),
  ModalRoot,
  NavLink: extend<Mantine.NavLinkFactory>({
    classNames: navLink,
    vars: () => ({ root: { '--nl-bg': 'transparent', '--nl-hover': 'var(--color-asagi-tint)' }, children: {} }),
  }),
  Paper: extend<Mantine.PaperFactory>({ defaultProps: { radius: 'lg' }, classNames: paper }),
  Switch: extend<Mantine.SwitchFactory>({
    defaultProps: { size: 'lg', labelPosition: 'left' },
    classNames: switches,
    vars: () => ({ root: { '--switch-label-font-size': '0.75rem' } }),
  }),
  Avatar: extend<Mantine.AvatarFactory>({
    vars: () => ({ root: { '--avatar-bg': 'var(--color-card)', '--avatar-bd': '2px solid var(--color-hairline)' } }),
  }),
  Loader: extend<Mantine.LoaderFactory>({ defaultProps: { size: '1.25rem' } }),
  SimpleGrid: extend<Mantine.SimpleGridFactory>({ defaultProps: { spacing: 'xs' } }),
  Title: extend<Mantine.TitleFactory>({ defaultProps: { order: 2 } }),
};
