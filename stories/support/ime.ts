import { fireEvent } from 'storybook/test';

/** Types with a Japanese input method: each text replaces the previous text. */
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
 * Confirms a conversion with Enter, first as most browsers do, then as Safari does.
 * Most browsers send Enter during the conversion. Safari sends Enter after the conversion.
 * Returns false if a handler called `preventDefault`.
 */
export async function sendConversionEnter(field: HTMLElement): Promise<boolean> {
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  const duringConversion = await fireEvent.keyDown(field, { ...enter, isComposing: true, keyCode: 229 });
  const afterConversion = await fireEvent.keyDown(field, { ...enter, isComposing: false, keyCode: 229 });
  return duringConversion && afterConversion;
}
