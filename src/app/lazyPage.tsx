import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from '../loadChunk';

export interface LazyPage<P> {
  (props: P): ReactNode;
  /** Loads the chunk; null on failure, because rendering the page tries again. */
  load: () => Promise<ComponentType<P> | null>;
}

const loaders: (() => Promise<unknown>)[] = [];

/** Loads every page's chunk in turn. */
export async function preloadPages(): Promise<void> {
  for (const load of loaders) await load();
}

/** A page in its own chunk; once loaded it renders without a fallback. */
export function lazyPage<Name extends string, P extends object>(
  load: () => Promise<Record<Name, ComponentType<P>>>,
  name: Name,
): LazyPage<P> {
  let loaded: ComponentType<P> | null = null;
  const keep = async () => (loaded = (await load())[name]);
  const Waiting = lazy(async () => ({ default: await loadChunk(keep) })) as ComponentType<P>;
  function Page(props: P) {
    // Fixed for the lifetime of the component: switching from one to the other would lose the page's state.
    const [Drawn] = useState<ComponentType<P>>(() => loaded ?? Waiting);
    return <Drawn {...props} />;
  }
  const quietly = () => keep().catch(() => null);
  loaders.push(quietly);
  return Object.assign(Page, { load: quietly });
}
