import { lazy, Suspense } from 'react';

const StoryDocs = lazy(async () => ({ default: (await import('./StoryDocs')).StoryDocs }));

/** The docs page of a story file. The page's code is a separate chunk, because a story does not need the code. */
export function LazyDocs() {
  return (
    <Suspense>
      <StoryDocs />
    </Suspense>
  );
}
