import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { loadChunk } from './loadChunk';

/** A page in a chunk of its own. */
export interface LazyPage<P> {
  (props: P): ReactNode;
  /** Fetches the chunk and gives the page; null on failure, since the page tries again when it is drawn. */
  load: () => Promise<ComponentType<P> | null>;
}

const loaders: (() => Promise<unknown>)[] = [];

/** Fetches every page's chunk, one after the other, while the patient reads the first: the next tap waits for nothing. */
export async function preloadPages(): Promise<void> {
  for (const load of loaders) await load();
}

/** A page in its own chunk; once that is here the page is drawn at once, with no stand-in before it. */
export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>): LazyPage<P> {
  let loaded: ComponentType<P> | null = null;
  const keep = async () => (loaded = await load());
  const Waiting = lazy(async () => ({ default: await loadChunk(keep) })) as unknown as ComponentType<P>;
  function Page(props: P) {
    // The same for as long as the page stands: a change from one to the other would lose what the page holds.
    const [Drawn] = useState<ComponentType<P>>(() => loaded ?? Waiting);
    return <Drawn {...props} />;
  }
  const quietly = () => keep().catch(() => null);
  loaders.push(quietly);
  return Object.assign(Page, { load: quietly });
}
