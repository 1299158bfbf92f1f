import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

type Dialogs = { name: string; value: unknown }[];

const dialogsAt = ({ state }: Location): Dialogs => (state as { dialogs?: Dialogs } | null)?.dialogs ?? [];

interface Options {
  /** While true, Back does not close the dialog. */
  locked?: boolean;
  /** Called after the dialog has closed, unless `close` got a callback. */
  onClosed?: () => void;
}

/**
 * Opening a dialog pushes a history entry, so that Back in LINE's browser closes the dialog (§back-closes-dialog).
 * To go to another screen, navigate in the callback of `close`, so that Back does not reopen the dialog.
 */
export function useDialog<Value extends NonNullable<unknown> = true>(
  name: string,
  { locked = false, onClosed }: Options = {},
): [value: Value | null, show: (value: Value) => void, close: (afterClose?: () => void) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const [shownValue, setShownValue] = useState<Value | null>(null);
  const newestEntry = useRef(location);
  // `show` and `close` act only once for each history entry, so that a quick second tap does nothing.
  const usedEntry = useRef<Location>(null);
  const closeCallback = useRef<() => void>(undefined);

  const show = (value: Value) => {
    const entry = newestEntry.current;
    if (usedEntry.current === entry) return;
    usedEntry.current = entry;
    const openDialogs = dialogsAt(entry);
    const otherDialogs = openDialogs.filter((dialog) => dialog.name !== name);
    const replace = otherDialogs.length < openDialogs.length;
    // With `auto`, the browser would scroll to an earlier position when the dialog closes.
    if (!replace) window.history.scrollRestoration = 'manual';
    void navigate(entry, { replace, state: { ...entry.state, dialogs: [...otherDialogs, { name, value }] } });
  };

  const close = (afterClose?: () => void) => {
    const entry = newestEntry.current;
    const openDialogs = dialogsAt(entry);
    const index = openDialogs.findIndex((dialog) => dialog.name === name);
    if (index === -1) return afterClose?.();
    if (usedEntry.current === entry) return;
    usedEntry.current = entry;
    closeCallback.current = afterClose;
    void navigate(index - openDialogs.length);
  };

  const readEntry = useEffectEvent(() => {
    newestEntry.current = location;
    const value = (dialogsAt(location).find((dialog) => dialog.name === name)?.value ?? null) as Value | null;
    const isClosing = value === null && shownValue !== null;
    if (isClosing && locked) return show(shownValue);
    setShownValue(value);
    if (!isClosing) return;
    window.history.scrollRestoration = 'auto';
    const afterClose = closeCallback.current ?? onClosed;
    closeCallback.current = undefined;
    // The screen's other dialogs must read the new history entry before the callback runs.
    if (afterClose) queueMicrotask(afterClose);
  });
  // Must be a layout effect, so that Mantine stores the focused element before the dialog gets the focus.
  useLayoutEffect(() => readEntry(), [location]);

  return [shownValue, show, close];
}
