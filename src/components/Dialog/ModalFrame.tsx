import { ModalBase, ModalBaseBody, ModalBaseContent, ModalBaseOverlay, ModalBaseTitle } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import type { ReactNode } from 'react';
import classes from './ModalFrame.module.css';

interface ModalFrameProps {
  /** 開いているとき true */
  opened: boolean;
  /** ダイアログの名前になる文 */
  title: string;
  /** 閉じるとき（「閉じる」・Esc・外側を押したとき） */
  onClose: () => void;
  /** 画面の中央に出すか、下から出すか */
  place: 'center' | 'bottom';
  /** 本文 */
  children?: ReactNode;
  /** 下に固定する操作 */
  footer: ReactNode;
}

/**
 * Dialog and Sheet in one. Composes Mantine's ModalBase rather than Modal or Drawer: the same focus trap, scroll lock and
 * return of focus, without the custom scroll bars those two carry.
 */
export function ModalFrame({ opened, title, onClose, place, children, footer }: ModalFrameProps) {
  return (
    <ModalBase
      opened={opened}
      onClose={onClose}
      withinPortal
      trapFocus
      returnFocus
      lockScroll
      closeOnEscape
      closeOnClickOutside
      zIndex={200}
      transitionProps={{ duration: 150, transition: place === 'center' ? 'fade' : 'slide-up' }}
    >
      <ModalBaseOverlay backgroundOpacity={0.5} color="#1B2B29" />
      <ModalBaseContent
        className={`${classes.content} ${classes[place]}`}
        innerProps={{ className: `${classes.inner} ${classes[place]}` }}
      >
        <ModalBaseTitle className={classes.title}>{title}</ModalBaseTitle>
        {place === 'center' ? (
          <ModalBaseBody className={classes.body}>{children}</ModalBaseBody>
        ) : (
          // The text scrolls, so the keyboard must be able to reach it.
          <section tabIndex={0} aria-label={title} className={classes.scroller}>
            {children}
          </section>
        )}
        <div className={classes.footer}>{footer}</div>
      </ModalBaseContent>
    </ModalBase>
  );
}
