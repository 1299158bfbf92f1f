import type { KeyboardEvent } from 'react';

/** Accepts the id of a card too, which is not focusable itself. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  (field?.querySelector<HTMLElement>('input, select, textarea, button') ?? field)?.focus();
}

/** Excludes the hidden copy with which Mantine measures an autosizing textarea. */
const FIELDS = ':is(input, select, textarea):not([disabled], [type="hidden"], [tabindex="-1"])';

/** Enter focuses the next field; after the last it closes the keyboard. In a `form` the browser's behaviour applies. */
export function goOnByEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: field, key, nativeEvent } = event;
  // Ends an IME conversion. In Safari the conversion has already ended; only the key code tells.
  const converting = nativeEvent.isComposing || event.which === 229;
  if (key !== 'Enter' || converting || field.form) return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLElement>(FIELDS)];
  const next = fields[fields.indexOf(field) + 1];
  if (next) next.focus();
  else field.blur();
}
