/** Resolves when the fonts of the text on the page are there: the first layout asks for them, so it comes first. */
export async function fontsReady(): Promise<void> {
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}
