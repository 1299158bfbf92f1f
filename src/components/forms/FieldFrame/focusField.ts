import type { KeyboardEvent } from 'react';

/** Focuses a field by the id of its card or its first control, because a group's card is not focusable. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  (field?.querySelector<HTMLElement>('input, select, textarea, button') ?? field)?.focus();
}

/** Focusable fields; excludes the hidden copy with which Mantine measures an autosizing textarea. */
const FIELDS = ':is(input, select, textarea):not([disabled], [type="hidden"], [tabindex="-1"])';

/**
 * Enter in a one-line field focuses the next field, as phone keyboards suggest; after the last one it closes the
 * keyboard. It never presses a button, because a page has several questions. Inside a `form` the browser's own
 * behaviour applies.
 */
export function goOnByEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: field, key, nativeEvent } = event;
  // This Enter ends an IME conversion. In Safari the conversion has already ended; only the key code tells.
  const converting = nativeEvent.isComposing || event.which === 229;
  if (key !== 'Enter' || converting || field.form) return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLElement>(FIELDS)];
  const next = fields[fields.indexOf(field) + 1];
  if (next) next.focus();
  else field.blur();
}
