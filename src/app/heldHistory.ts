import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/**
 * The browser's history, whose address stands still until `ready`: LINE's SDK reads it as it starts. What is wished for
 * until then happens at that moment, in order; when nothing becomes ready, never.
 */
export function heldHistory(ready: Promise<void>, page: Window = window) {
  const history = createBrowserHistory({ v5Compat: true, window: page });
  const { push, replace } = history;
  let held: (() => void)[] | null = [];
  const hold =
    <Wish extends unknown[]>(act: (...wish: Wish) => void) =>
    (...wish: Wish): void => {
      if (held === null) act(...wish);
      else held.push(() => act(...wish));
    };
  history.push = hold(push);
  history.replace = hold(replace);
  ready.then(
    () => {
      const wishes = held ?? [];
      held = null;
      for (const wish of wishes) wish();
    },
    () => undefined,
  );
  return history;
}
