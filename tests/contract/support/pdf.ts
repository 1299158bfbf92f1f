import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

// PDF.js calls `transferToFixedLength`, but Node 20 lacks this method.
const buffers = ArrayBuffer.prototype as unknown as { transferToFixedLength?: (length: number) => ArrayBuffer };
buffers.transferToFixedLength ??= function (this: ArrayBuffer, length) {
  return this.slice(0, length);
};

interface Glyph {
  unicode: string;
  fontChar: string;
}

/** `text` has a line per text command, `blank` lists characters without an outline, and `size` is in points. */
export async function readPdf(bytes: ArrayBuffer): Promise<{ text: string; blank: string[]; size: number[] }> {
  const { OPS } = await getResolvedPDFJS();
  // `disableFontFace` makes PDF.js compute the outline of each glyph.
  const doc = await getDocumentProxy(new Uint8Array(bytes), { disableFontFace: true });
  const page = await doc.getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  let font = '';
  let text = '';
  const blank: string[] = [];
  for (const [index, operator] of fnArray.entries()) {
    if (operator === OPS.setFont) [font] = argsArray[index] as [string];
    if (operator !== OPS.showText) continue;
    const [glyphs] = argsArray[index] as [(Glyph | number)[]];
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') continue;
      text += glyph.unicode;
      const outline = page.commonObjs.get(`${font}_path_${glyph.fontChar}`) as { path: ArrayLike<number> };
      if (outline.path.length === 0 && glyph.unicode.trim() !== '') blank.push(glyph.unicode);
    }
    text += '\n';
  }
  const { width, height } = page.getViewport({ scale: 1 });
  await doc.cleanup();
  return { text, blank, size: [width, height] };
}
