/**
 * Ends with a story the timers that it leaves: a call that is tried again after a while would reach the next story.
 * Returns what ends them.
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
