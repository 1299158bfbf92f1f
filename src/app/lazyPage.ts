import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const RELOADED = 'clinic:reloaded-for-chunk';

const loaders: (() => Promise<unknown>)[] = [];

/** Fetches every page's chunk while the patient reads the first one: the next tap waits for nothing. */
export async function preloadPages(): Promise<void> {
  // Quiet on failure: the page itself tries again when it is opened.
  await Promise.all(loaders.map((load) => load().catch(() => undefined)));
}

/**
 * A page in its own chunk. After a deploy an old chunk is gone: then the page is loaded afresh once, and only a second
 * failure reaches the error boundary.
 */
export function lazyPage<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  loaders.push(load);
  return lazy(async () => {
    try {
      const page = await load();
      sessionStorage.removeItem(RELOADED);
      return { default: page };
    } catch (error) {
      if (sessionStorage.getItem(RELOADED) !== null || !navigator.onLine) throw error;
      sessionStorage.setItem(RELOADED, '1');
      location.reload();
      return new Promise<never>(() => undefined);
    }
  });
}
