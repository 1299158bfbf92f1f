const beside = (name: string) => new URL(name, document.baseURI).href;

/** URLs of a photo on Storybook's own origin, and of one that does not exist. */
export const photos = { there: beside('photo.svg'), missing: beside('missing.svg') };
