import type { KeyboardEvent } from 'react';

/** Moves the focus to a field by the id of its card or of its first control: a group's card takes no focus itself. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  (field?.querySelector<HTMLElement>('input, select, textarea, button') ?? field)?.focus();
}

/** Fields one can come to: not the copy by which Mantine measures a text that grows. */
const FIELDS = ':is(input, select, textarea):not([disabled], [type="hidden"], [tabindex="-1"])';

/**
 * Enter in a one-line field goes on to the next field, as a phone's keyboard promises, and after the last one puts the
 * keyboard away. It never presses a button: one page holds several questions. Inside a `form` Enter is the browser's own.
 */
export function goOnByEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: field, key, nativeEvent } = event;
  // This Enter ends a conversion; Safari, for which it has just ended, tells it by the code alone.
  const converting = nativeEvent.isComposing || event.which === 229;
  if (key !== 'Enter' || converting || field.form) return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLElement>(FIELDS)];
  const next = fields[fields.indexOf(field) + 1];
  if (next) next.focus();
  else field.blur();
}
