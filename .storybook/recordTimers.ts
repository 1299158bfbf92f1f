/** Returns a function that cancels the timeouts of the story, so that no delayed retry runs in the next story. */
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
