import type { KeyboardEvent } from 'react';

/** Focuses the first field or button in the element, or else the element itself. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  (field?.querySelector<HTMLElement>('input, select, textarea, button') ?? field)?.focus();
}

/** Excludes `tabindex="-1"`, because Mantine measures heights with a hidden textarea that has this value. */
const FIELDS = ':is(input, select, textarea):not([disabled], [type="hidden"], [tabindex="-1"])';

/** Enter moves the focus to the next field. In a `<form>`, Enter submits the form. */
export function focusNextOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: field, key, nativeEvent } = event;
  // For an Enter that ends an IME conversion, Safari does not set `isComposing` but reports the key code 229.
  const endsConversion = nativeEvent.isComposing || event.which === 229;
  if (key !== 'Enter' || endsConversion || field.form) return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLElement>(FIELDS)];
  const next = fields[fields.indexOf(field) + 1];
  if (next) next.focus();
  else field.blur();
}
