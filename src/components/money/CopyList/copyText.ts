export function selectText(element: HTMLElement): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** For browsers whose clipboard is closed: copies a selection. */
function copySelected(text: string): boolean {
  const place = document.createElement('pre');
  place.textContent = text;
  place.setAttribute('aria-hidden', 'true');
  Object.assign(place.style, { position: 'fixed', top: '0', opacity: '0', pointerEvents: 'none' });
  document.body.append(place);
  try {
    selectText(place);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    place.remove();
  }
}

/** False when the browser refuses. In-app browsers block the Clipboard API. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}
