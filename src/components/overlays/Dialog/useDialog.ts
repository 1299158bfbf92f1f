import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

type Dialogs = { name: string; value: unknown }[];

const dialogsAt = ({ state }: Location): Dialogs => (state as { dialogs?: Dialogs } | null)?.dialogs ?? [];

interface Options {
  /** While true, Back does not close the dialog. */
  locked?: boolean;
  /** Called when the dialog is closed, also by Back, unless `close` gets another callback. */
  onClosed?: () => void;
}

/**
 * Keeps a dialog's state in the history: opening pushes an entry, closing goes back (§back-closes-dialog). Not with
 * `CloseWatcher`, because Back in LINE's browser goes through the history.
 * @returns the dialog's value (null while closed), and functions that open or change it and close it. To go to another
 *   screen, use `close(then)`, so that Back does not reopen the dialog.
 */
export function useDialog<Value extends NonNullable<unknown> = true>(
  name: string,
  { locked = false, onClosed }: Options = {},
): [value: Value | null, show: (value: Value) => void, close: (then?: () => void) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const [current, setCurrent] = useState<Value | null>(null);
  // Callbacks use the newest entry, and each entry once, because a second tap comes before the history changes.
  const newestEntry = useRef(location);
  const usedEntry = useRef<Location>(null);
  const onceClosed = useRef<() => void>(undefined);

  const show = (value: Value) => {
    const entry = newestEntry.current;
    if (usedEntry.current === entry) return;
    usedEntry.current = entry;
    const open = dialogsAt(entry);
    const others = open.filter((dialog) => dialog.name !== name);
    const replace = others.length < open.length;
    // Closing must not restore an earlier scroll position.
    if (!replace) window.history.scrollRestoration = 'manual';
    void navigate(entry, { replace, state: { ...entry.state, dialogs: [...others, { name, value }] } });
  };

  const close = (then?: () => void) => {
    const entry = newestEntry.current;
    const open = dialogsAt(entry);
    const at = open.findIndex((dialog) => dialog.name === name);
    if (at === -1) return then?.();
    if (usedEntry.current === entry) return;
    usedEntry.current = entry;
    onceClosed.current = then;
    void navigate(at - open.length);
  };

  const arrive = useEffectEvent(() => {
    newestEntry.current = location;
    const value = (dialogsAt(location).find((dialog) => dialog.name === name)?.value ?? null) as Value | null;
    const isClosing = value === null && current !== null;
    if (isClosing && locked) return show(current);
    setCurrent(value);
    if (!isClosing) return;
    window.history.scrollRestoration = 'auto';
    const then = onceClosed.current ?? onClosed;
    onceClosed.current = undefined;
    // Queued, because the screen's other dialogs must read the entry first.
    if (then) queueMicrotask(then);
  });
  // In a layout effect, because Mantine notes the focused element before the dialog takes the focus.
  useLayoutEffect(() => arrive(), [location]);

  return [current, show, close];
}
