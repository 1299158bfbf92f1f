const beside = (name: string) => new URL(name, document.baseURI).href;

/** Photos at addresses of our own origin: a file beside Storybook's pages, and none. */
export const photos = { there: beside('photo.svg'), missing: beside('missing.svg') };
