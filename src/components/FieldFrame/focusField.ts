/** Moves the focus to a field by the id of its card or of its first control: a group's card takes no focus itself. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  (field?.querySelector<HTMLElement>('input, select, textarea, button') ?? field)?.focus();
}
