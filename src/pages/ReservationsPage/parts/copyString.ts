import { copyText } from '../../../components/records/CopyList/copyText';

/** Copies a text that is not on the screen; false when the browser refuses. */
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
