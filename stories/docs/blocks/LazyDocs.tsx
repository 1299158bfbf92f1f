import { lazy, Suspense } from 'react';

/** `StoryDocs` is a separate chunk, because a story does not need the code of its docs page. */
const StoryDocs = lazy(async () => ({ default: (await import('./StoryDocs')).StoryDocs }));

export function LazyDocs() {
  return (
    <Suspense>
      <StoryDocs />
    </Suspense>
  );
}
