const CARD_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAeCAIAAADlxgqWAAAAUUlEQVR42mPgLsoYVIgBiB9/ej9I0KiDRh1EAwfNOXkQPxp1ECkO8oqOoBwNaweNpqHRRD2aqEcT9UhI1CShQeeg0QbaqINGHTTqoOHqoEGFAGAnJVTUyrltAAAAAElFTkSuQmCC';

/** Each character of `content` is one byte, so its code must be below 256. */
export const fileOfContent = (content: string, name: string, type: string): File =>
  new File([Uint8Array.from(content, (character) => character.charCodeAt(0))], name, { type });

export const cardPicture = (name: string): File => fileOfContent(atob(CARD_PNG), name, 'image/png');
