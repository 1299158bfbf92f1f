import type { KeyboardEvent } from 'react';

/** For the id of a card, which is not focusable, focuses its first field. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  (field?.querySelector<HTMLElement>('input, select, textarea, button') ?? field)?.focus();
}

/** Without the hidden copy with which Mantine measures an autosizing textarea. */
const FIELDS = ':is(input, select, textarea):not([disabled], [type="hidden"], [tabindex="-1"])';

/** Enter focuses the next field and closes the keyboard after the last one. In a `form`, Enter submits as usual. */
export function goOnByEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: field, key, nativeEvent } = event;
  // An Enter that ends an IME conversion. In Safari only the key code shows this.
  const endsConversion = nativeEvent.isComposing || event.which === 229;
  if (key !== 'Enter' || endsConversion || field.form) return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLElement>(FIELDS)];
  const next = fields[fields.indexOf(field) + 1];
  if (next) next.focus();
  else field.blur();
}
