const FACES = ['400 1em "Noto Sans JP"', '700 1em "Noto Sans JP"'];

/** Resolves when the fonts of the text on the page are there, and the text is laid out in them. */
export async function fontsReady(): Promise<void> {
  await Promise.all(FACES.map((face) => document.fonts.load(face, document.body.textContent)));
}
