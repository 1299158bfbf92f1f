/**
 * Stops a story's timers when it ends, because a delayed retry would reach the next story. Returns the function that
 * stops them.
 */
export function ownTimers(): () => void {
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
