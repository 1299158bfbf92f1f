/**
 * Records the timeouts that a story starts, and returns a function that cancels them. `preview.tsx` calls the returned
 * function when the story ends, so that no delayed retry of this story runs in the next story.
 */
export function recordTimers(): () => void {
  const { setTimeout } = window;
  const ids = new Set<number>();
  window.setTimeout = ((...args: Parameters<typeof setTimeout>) => {
    const id = setTimeout(...args);
    ids.add(id);
    return id;
  }) as typeof window.setTimeout;
  return () => {
    window.setTimeout = setTimeout;
    ids.forEach((id) => window.clearTimeout(id));
  };
}
