import { useEffect, useReducer, useState } from 'react';

/** How long after a finger has left its tap may still arrive as a click, in ms. */
const TAP_MS = 300;
/** A press longer than this is no tap; some browsers never tell that it has ended. */
const LONGEST_MS = 2_000;

let isDown = false;
let lifted: ReturnType<typeof setTimeout> | undefined;
/** What waits until the tap is over. */
const waiting = new Set<() => void>();

const endIn = (ms: number) => {
  clearTimeout(lifted);
  lifted = setTimeout(() => {
    isDown = false;
    for (const go of waiting) go();
  }, ms);
};
const press = () => {
  isDown = true;
  endIn(LONGEST_MS);
};
const lift = () => endIn(TAP_MS);
const PASSIVE = { capture: true, passive: true };
window.addEventListener('pointerdown', press, PASSIVE);
for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, lift, PASSIVE);

/**
 * A value that does not change under a finger: a press meets what it was aimed at, also when the times are read again
 * before it ends (§tap-never-lost).
 * @param value null while there is nothing to press
 * @param key of what is shown; another day or doctor shows at once
 */
export function useHeldUnderFinger<T>(value: T, key: string): T {
  const [held, setHeld] = useState({ value, key });
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const holds = isDown && held.value !== null && held.key === key && held.value !== value;
  if (!holds && (held.value !== value || held.key !== key)) setHeld({ value, key });
  useEffect(() => {
    if (!holds) return undefined;
    waiting.add(renderAgain);
    return () => void waiting.delete(renderAgain);
  }, [holds]);
  return holds ? held.value : value;
}
