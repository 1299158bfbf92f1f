const urlOf = (name: string) => new URL(name, document.baseURI).href;

export const photos = { existing: urlOf('photo.svg'), missing: urlOf('missing.svg') };
