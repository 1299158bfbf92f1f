const CARD_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAeCAIAAADlxgqWAAAAUUlEQVR42mPgLsoYVIgBiB9/ej9I0KiDRh1EAwfNOXkQPxp1ECkO8oqOoBwNaweNpqHRRD2aqEcT9UhI1CShQeeg0QbaqINGHTTqoOHqoEGFAGAnJVTUyrltAAAAAElFTkSuQmCC';

/** A file whose content begins with these characters, one byte each. */
export const madeOf = (content: string, name: string, type: string): File =>
  new File([Uint8Array.from(content, (letter) => letter.charCodeAt(0))], name, { type });

/** A small picture any browser can draw: a card in the clinic's tint, as a PNG. */
export const paper = (name: string): File => madeOf(atob(CARD_PNG), name, 'image/png');
