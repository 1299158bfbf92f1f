/** Marks the text of an element, as a long press would. */
function select(element: HTMLElement): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/**
 * Puts the text of an element on the clipboard; false when the browser lets nobody write to it: then the text stays
 * selected for the patient's own hand. In-app browsers close the new interface, so the old one is tried after it (E12).
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    select(element);
    try {
      const done = document.execCommand('copy');
      if (done) getSelection()?.removeAllRanges();
      return done;
    } catch {
      return false;
    }
  }
}
