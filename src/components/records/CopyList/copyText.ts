/** Selects the text of an element, like a long press. */
function select(element: HTMLElement): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/**
 * Copies the text of an element; false when the browser refuses: the text then stays selected for copying by hand.
 * In-app browsers block the Clipboard API, so `execCommand` is the fallback (§bank-details-copied).
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
