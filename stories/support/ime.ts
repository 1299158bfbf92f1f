import { fireEvent } from 'storybook/test';

/**
 * Types into a field as a Japanese keyboard does: each text of the conversion replaces the previous one, and the last
 * one stays. The events and their order are those of a browser.
 */
export async function compose(field: HTMLElement, ...texts: string[]): Promise<void> {
  const input = field as HTMLInputElement;
  const before = input.value;
  await fireEvent.compositionStart(input, { data: '' });
  for (const text of texts) {
    await fireEvent.compositionUpdate(input, { data: text });
    await fireEvent.input(input, { target: { value: before + text } });
  }
  await fireEvent.compositionEnd(input, { data: texts.at(-1) ?? '' });
}

/**
 * Presses the Enter that ends a conversion, in both ways browsers report it: within the conversion, and (Safari) right
 * after it, only by the key code. Returns true when no handler took either for a normal Enter.
 */
export async function enterEndsConversion(field: HTMLElement): Promise<boolean> {
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  const within = await fireEvent.keyDown(field, { ...enter, isComposing: true, keyCode: 229 });
  const after = await fireEvent.keyDown(field, { ...enter, isComposing: false, keyCode: 229 });
  return within && after;
}
