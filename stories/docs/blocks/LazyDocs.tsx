import { lazy, Suspense } from 'react';

const StoryDocs = lazy(async () => ({ default: (await import('./StoryDocs')).StoryDocs }));

/** The docs page of every story file. It comes by itself, so that a story alone does not wait for it. */
export function LazyDocs() {
  return (
    <Suspense>
      <StoryDocs />
    </Suspense>
  );
}
