import { copyText } from '../../../components/records/CopyList/copyText';

/** Puts a text on the clipboard that stands nowhere on the screen; false when the browser lets nobody write to it. */
export async function copyString(text: string): Promise<boolean> {
  const place = document.createElement('pre');
  place.textContent = text;
  place.setAttribute('aria-hidden', 'true');
  Object.assign(place.style, { position: 'fixed', top: '0', opacity: '0', pointerEvents: 'none' });
  document.body.append(place);
  try {
    return await copyText(place);
  } finally {
    place.remove();
  }
}
