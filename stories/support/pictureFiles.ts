const CARD_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAeCAIAAADlxgqWAAAAUUlEQVR42mPgLsoYVIgBiB9/ej9I0KiDRh1EAwfNOXkQPxp1ECkO8oqOoBwNaweNpqHRRD2aqEcT9UhI1CShQeeg0QbaqINGHTTqoOHqoEGFAGAnJVTUyrltAAAAAElFTkSuQmCC';

/** A file with this content, one byte for each character. */
export const fileOfContent = (content: string, name: string, type: string): File =>
  new File([Uint8Array.from(content, (letter) => letter.charCodeAt(0))], name, { type });

/** A small PNG of an insurance card, for an upload. */
export const cardPicture = (name: string): File => fileOfContent(atob(CARD_PNG), name, 'image/png');
