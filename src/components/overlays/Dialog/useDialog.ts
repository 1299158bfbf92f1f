import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

type Dialogs = { name: string; of: unknown }[];

const dialogsAt = ({ state }: Location): Dialogs => (state as { dialogs?: Dialogs } | null)?.dialogs ?? [];

interface Options {
  /** While true Back does not close it. */
  locked?: boolean;
  /** Runs when it is closed, also by Back, unless `close` gets another callback. */
  onClosed?: () => void;
}

/**
 * Open while the history's entry says so: opened by pushing an entry, closed by going back (§back-closes-dialog).
 * Not `CloseWatcher`, because LINE's browser goes through the history.
 * @returns what it is about (null while closed); how to open or change it; how to close it. Use `close(then)` to lead
 *   to another screen, so that Back meets no dialog on the way.
 */
export function useDialog<Of extends NonNullable<unknown> = true>(
  name: string,
  { locked = false, onClosed }: Options = {},
): [of: Of | null, show: (of: Of) => void, close: (then?: () => void) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState<Of | null>(null);
  // Callbacks act on the newest entry and once for each, because a second tap comes before the history moves.
  const here = useRef(location);
  const moved = useRef<Location>(null);
  const afterwards = useRef<() => void>(undefined);

  const show = (of: Of) => {
    const entry = here.current;
    if (moved.current === entry) return;
    moved.current = entry;
    const open = dialogsAt(entry);
    const others = open.filter((dialog) => dialog.name !== name);
    const replace = others.length < open.length;
    // Closing must not restore an earlier scroll position.
    if (!replace) window.history.scrollRestoration = 'manual';
    void navigate(entry, { replace, state: { ...entry.state, dialogs: [...others, { name, of }] } });
  };

  const close = (then?: () => void) => {
    const entry = here.current;
    const open = dialogsAt(entry);
    const at = open.findIndex((dialog) => dialog.name === name);
    if (at === -1) return then?.();
    if (moved.current === entry) return;
    moved.current = entry;
    afterwards.current = then;
    void navigate(at - open.length);
  };

  const arrive = useEffectEvent(() => {
    here.current = location;
    const of = (dialogsAt(location).find((dialog) => dialog.name === name)?.of ?? null) as Of | null;
    const isClosing = of === null && shown !== null;
    if (isClosing && locked) return show(shown);
    setShown(of);
    if (!isClosing) return;
    window.history.scrollRestoration = 'auto';
    const then = afterwards.current ?? onClosed;
    afterwards.current = undefined;
    // Later, because the screen's other dialogs must know the entry first.
    if (then) queueMicrotask(then);
  });
  // In a layout effect, because Mantine notes the focused element before the dialog takes the focus.
  useLayoutEffect(() => arrive(), [location]);

  return [shown, show, close];
}
