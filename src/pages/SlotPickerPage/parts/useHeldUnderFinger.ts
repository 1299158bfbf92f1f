import { useEffect, useReducer, useState } from 'react';

/** How long after a finger has left its tap may still arrive as a click, in ms. */
const TAP_MS = 300;

let isDown = false;
let lifted: ReturnType<typeof setTimeout> | undefined;
/** What waits until the tap is over. */
const waiting = new Set<() => void>();

const press = () => {
  clearTimeout(lifted);
  isDown = true;
};
const lift = () => {
  clearTimeout(lifted);
  lifted = setTimeout(() => {
    isDown = false;
    for (const go of waiting) go();
  }, TAP_MS);
};
const PASSIVE = { capture: true, passive: true };
window.addEventListener('pointerdown', press, PASSIVE);
for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, lift, PASSIVE);

/**
 * A value that does not change under a finger: a press meets what it was aimed at, also when the times are read again
 * before it ends (§tap-never-lost).
 * @param key of what is shown; another day or doctor shows at once
 */
export function useHeldUnderFinger<T>(value: T, key: string): T {
  const [held, setHeld] = useState({ value, key });
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const holds = isDown && held.key === key && held.value !== value;
  if (!holds && (held.value !== value || held.key !== key)) setHeld({ value, key });
  useEffect(() => {
    if (!holds) return undefined;
    waiting.add(renderAgain);
    return () => void waiting.delete(renderAgain);
  }, [holds]);
  return holds ? held.value : value;
}
