import type { KeyboardEvent } from 'react';

/** Focuses the element with this id. A card cannot get the focus, so for a card's id its first field gets the focus. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  (field?.querySelector<HTMLElement>('input, select, textarea, button') ?? field)?.focus();
}

/** Selects the fields, but not the hidden copy with which Mantine measures the height of a textarea. */
const FIELDS = ':is(input, select, textarea):not([disabled], [type="hidden"], [tabindex="-1"])';

/** On Enter, focuses the next field, or closes the keyboard in the last one. In a `<form>`, Enter submits as usual. */
export function focusNextOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: field, key, nativeEvent } = event;
  // True if this Enter only ends an IME conversion. In Safari only the key code 229 shows this.
  const endsConversion = nativeEvent.isComposing || event.which === 229;
  if (key !== 'Enter' || endsConversion || field.form) return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLElement>(FIELDS)];
  const next = fields[fields.indexOf(field) + 1];
  if (next) next.focus();
  else field.blur();
}
