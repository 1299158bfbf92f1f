const urlOf = (name: string) => new URL(name, document.baseURI).href;

/** The URL of a photo in Storybook, and a URL without a photo. */
export const photos = { existing: urlOf('photo.svg'), missing: urlOf('missing.svg') };
