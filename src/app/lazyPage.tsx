import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from '../loadChunk';

export interface LazyPage<P> {
  (props: P): ReactNode;
  /** Preloads the chunk. Returns null on failure; the page then loads the chunk again when it renders. */
  loadChunkOrNull: () => Promise<ComponentType<P> | null>;
}

const loaders: (() => Promise<unknown>)[] = [];

export async function preloadPages(): Promise<void> {
  for (const load of loaders) await load();
}

/** If the chunk is already loaded, the page renders without Suspense's fallback. */
export function lazyPage<Name extends string, P extends object>(
  load: () => Promise<Record<Name, ComponentType<P>>>,
  name: Name,
): LazyPage<P> {
  let loaded: ComponentType<P> | null = null;
  const loadPage = async () => (loaded = (await load())[name]);
  const SuspendedPage = lazy(async () => ({ default: await loadChunk(loadPage) })) as ComponentType<P>;
  function Page(props: P) {
    // `Current` never changes, because a switch from `SuspendedPage` to `loaded` would reset the page's state.
    const [Current] = useState<ComponentType<P>>(() => loaded ?? SuspendedPage);
    return <Current {...props} />;
  }
  const loadChunkOrNull = () => loadPage().catch(() => null);
  loaders.push(loadChunkOrNull);
  return Object.assign(Page, { loadChunkOrNull });
}
