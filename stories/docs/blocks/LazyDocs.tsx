import { lazy, Suspense } from 'react';

const StoryDocs = lazy(async () => ({ default: (await import('./StoryDocs')).StoryDocs }));

/** The docs page of every stories file, as a chunk of its own. */
export function LazyDocs() {
  return (
    <Suspense>
      <StoryDocs />
    </Suspense>
  );
}
