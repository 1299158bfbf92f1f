import { lazy, Suspense } from 'react';

const StoryDocs = lazy(async () => ({ default: (await import('./StoryDocs')).StoryDocs }));

/** The docs page of every stories file. Loaded as a separate chunk, so that a single story does not wait for it. */
export function LazyDocs() {
  return (
    <Suspense>
      <StoryDocs />
    </Suspense>
  );
}
