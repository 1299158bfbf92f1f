import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from '../loadChunk';

export interface LazyPage<P> {
  (props: P): ReactNode;
  /** Loads the chunk; null on failure, because the page tries again when it renders. */
  load: () => Promise<ComponentType<P> | null>;
}

const loaders: (() => Promise<unknown>)[] = [];

export async function preloadPages(): Promise<void> {
  for (const load of loaders) await load();
}

/** A page in its own chunk. Once the chunk is loaded, the page renders without a fallback. */
export function lazyPage<Name extends string, P extends object>(
  load: () => Promise<Record<Name, ComponentType<P>>>,
  name: Name,
): LazyPage<P> {
  let loaded: ComponentType<P> | null = null;
  const loadPage = async () => (loaded = (await load())[name]);
  const SuspendedPage = lazy(async () => ({ default: await loadChunk(loadPage) })) as ComponentType<P>;
  function Page(props: P) {
    // Stays the same while mounted: to switch from one component to the other would lose the page's state.
    const [Current] = useState<ComponentType<P>>(() => loaded ?? SuspendedPage);
    return <Current {...props} />;
  }
  const loadOrNull = () => loadPage().catch(() => null);
  loaders.push(loadOrNull);
  return Object.assign(Page, { load: loadOrNull });
}
