import type { KeyboardEvent } from 'react';

/** Focuses the first field or button in the element with this id. Without any, focuses the element itself. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  (field?.querySelector<HTMLElement>('input, select, textarea, button') ?? field)?.focus();
}

/** Matches every enabled field, except the hidden copy with which Mantine measures the height of a textarea. */
const FIELDS = ':is(input, select, textarea):not([disabled], [type="hidden"], [tabindex="-1"])';

/** On Enter, focuses the next field. In the last field, closes the keyboard. In a `<form>`, Enter submits as usual. */
export function focusNextOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: field, key, nativeEvent } = event;
  // True if this Enter only confirms an IME conversion. Safari shows the conversion only by the key code 229.
  const endsConversion = nativeEvent.isComposing || event.which === 229;
  if (key !== 'Enter' || endsConversion || field.form) return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLElement>(FIELDS)];
  const next = fields[fields.indexOf(field) + 1];
  if (next) next.focus();
  else field.blur();
}
