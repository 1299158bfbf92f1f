/**
 * Records the timers that a story starts. Returns a function that stops these timers, to be called when the story ends.
 * Otherwise a delayed retry would run in the next story.
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
