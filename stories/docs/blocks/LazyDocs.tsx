import { lazy, Suspense } from 'react';

const StoryDocs = lazy(async () => ({ default: (await import('./StoryDocs')).StoryDocs }));

/** The docs page of a stories file, loaded as a separate chunk. */
export function LazyDocs() {
  return (
    <Suspense>
      <StoryDocs />
    </Suspense>
  );
}
