import type { DrawerFactory, DrawerRootProps, ModalFactory, ModalRootProps } from '@mantine/core';
import { extend } from '../extend';
import drawer from './Drawer.module.css';
import modal from './Modal.module.css';

/** No exit transition: the text changes to the next message before a fade-out would end. */
const transitionProps = { duration: 150, exitDuration: 0 };

export const Modal = extend<ModalFactory>({ classNames: modal });

export const ModalRoot = {
  defaultProps: {
    size: '27rem',
    yOffset: 'var(--gutter)',
    xOffset: 'var(--gutter)',
    transitionProps,
  } satisfies Partial<ModalRootProps>,
};

/** Opens from the bottom, and else looks like a modal. */
export const Drawer = extend<DrawerFactory>({
  classNames: { ...modal, content: `${modal.content} ${drawer.content}`, inner: `${modal.inner} ${drawer.inner}` },
});

export const DrawerRoot = { defaultProps: { transitionProps } satisfies Partial<DrawerRootProps> };
