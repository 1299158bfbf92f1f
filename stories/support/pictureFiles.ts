const CARD_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAeCAIAAADlxgqWAAAAUUlEQVR42mPgLsoYVIgBiB9/ej9I0KiDRh1EAwfNOXkQPxp1ECkO8oqOoBwNaweNpqHRRD2aqEcT9UhI1CShQeeg0QbaqINGHTTqoOHqoEGFAGAnJVTUyrltAAAAAElFTkSuQmCC';

/** Returns a file whose bytes are the character codes of `content`. Every code must be below 256. */
export const fileOfContent = (content: string, name: string, type: string): File =>
  new File([Uint8Array.from(content, (character) => character.charCodeAt(0))], name, { type });

/** A small PNG of an insurance card, for an upload. */
export const cardPicture = (name: string): File => fileOfContent(atob(CARD_PNG), name, 'image/png');
