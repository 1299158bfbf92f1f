import type { KeyboardEvent } from 'react';

const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not([disabled])';

/** After the last control comes the first one again: the browser itself would go on to its own bar. */
export function goRound(event: KeyboardEvent<HTMLDialogElement>): void {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
