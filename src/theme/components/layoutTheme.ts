import type {
  AccordionFactory,
  ActionIconFactory,
  ButtonFactory,
  DrawerFactory,
  DrawerRootProps,
  LoaderFactory,
  MantineThemeComponents,
  ModalFactory,
  ModalRootProps,
  NavLinkFactory,
  StepperFactory,
  SwitchFactory,
} from '@mantine/core';
import { extend } from '../extend';
import accordion from './Accordion.module.css';
import actionIcon from './ActionIcon.module.css';
import button from './Button.module.css';
import drawer from './Drawer.module.css';
import modal from './Modal.module.css';
import navLink from './NavLink.module.css';
import stepper from './Stepper.module.css';
import switches from './Switch.module.css';

/** No exit transition: the text changes to the next message before a fade-out would end. */
const transitionProps = { duration: 150, exitDuration: 0 };

/** Mantine settings for the components of `components/layout/`. */
export const layoutTheme: MantineThemeComponents = {
  Button: extend<ButtonFactory>({ classNames: button }),
  ActionIcon: extend<ActionIconFactory>({ defaultProps: { variant: 'subtle' }, classNames: actionIcon }),
  Loader: extend<LoaderFactory>({ defaultProps: { size: '1.25rem' } }),
  Modal: extend<ModalFactory>({ classNames: modal }),
  ModalRoot: {
    defaultProps: {
      size: '27rem',
      yOffset: '1rem',
      xOffset: '1rem',
      transitionProps,
    } satisfies Partial<ModalRootProps>,
  },
  Drawer: extend<DrawerFactory>({
    classNames: { ...modal, content: `${modal.content} ${drawer.content}`, inner: `${modal.inner} ${drawer.inner}` },
  }),
  DrawerRoot: { defaultProps: { transitionProps } satisfies Partial<DrawerRootProps> },
  NavLink: extend<NavLinkFactory>({ classNames: navLink }),
  Switch: extend<SwitchFactory>({ defaultProps: { size: 'lg', labelPosition: 'left' }, classNames: switches }),
  Accordion: extend<AccordionFactory>({
    defaultProps: {
      chevronIconSize: '1.5rem',
      transitionDuration: 150,
      keepMounted: true,
      keepMountedMode: 'display-none',
    },
    classNames: accordion,
  }),
  Stepper: extend<StepperFactory>({ classNames: stepper }),
};
