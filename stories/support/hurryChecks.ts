import { CHECK_EVERY_MS } from '../../src/domain/lostReply';

/** Lets the pauses between the checks of a lost reply pass at once; for `beforeEach`. Returns the end of it. */
export function hurryChecks(): () => void {
  const { setTimeout } = window;
  const hurried = (work: () => void, ms?: number) => setTimeout(work, ms === CHECK_EVERY_MS ? 0 : ms);
  window.setTimeout = hurried as typeof setTimeout;
  return () => void (window.setTimeout = setTimeout);
}
