const urlOf = (name: string) => new URL(name, document.baseURI).href;

/** `existing` is the URL of a photo in Storybook. At the URL `missing`, there is no file. */
export const photos = { existing: urlOf('photo.svg'), missing: urlOf('missing.svg') };
