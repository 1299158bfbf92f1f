import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { goRound } from './goRound';
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

/** Stands over the page from its first drawing on, and gives the focus back when it goes. */
function OpenFrame({ title, onClose, place, children, footer }: Omit<ModalFrameProps, 'opened'>) {
  const id = useId();
  const frame = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = frame.current;
    const { style, clientWidth } = document.documentElement;
    const bar = window.innerWidth - clientWidth;
    if (bar > 0) style.setProperty('--bar', `${bar}px`);
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (bar > 0) style.removeProperty('--bar');
    };
  }, []);
  const pressed = (event: KeyboardEvent<HTMLDialogElement>) => {
    // A dialog within this one has had it already; and Escape may end a conversion.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Tab') goRound(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={frame}
      aria-labelledby={`${id}title`}
      aria-describedby={place === 'center' && children ? `${id}body` : undefined}
      className={`${classes.frame} ${classes[place]}`}
      onKeyDown={pressed}
      // A phone's own way back.
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) onClose();
      }}
      // Some browsers let a second wish to go pass unasked: whether it is open is for the screen to say.
      onClose={({ currentTarget: dialog }) => {
        if (dialog.open || !dialog.isConnected) return;
        dialog.showModal();
        onClose();
      }}
    >
      <div aria-hidden className={classes.outside} onClick={onClose} />
      <div className={`${classes.content} ${classes[place]}`}>
        <h2 id={`${id}title`} className={classes.title}>
          {title}
        </h2>
        {place === 'center' ? (
          <div id={`${id}body`} className={classes.body}>
            {children}
          </div>
        ) : (
          // The text scrolls, so the keyboard must be able to reach it.
          <section tabIndex={0} aria-label={title} className={classes.scroller}>
            {children}
          </section>
        )}
        <div className={classes.footer}>{footer}</div>
      </div>
    </dialog>
  );
}

/** Dialog and Sheet in one: the browser's own modal dialog, behind which nothing can be reached. */
export function ModalFrame({ opened, ...frame }: ModalFrameProps) {
  return opened ? createPortal(<OpenFrame {...frame} />, document.body) : null;
}
