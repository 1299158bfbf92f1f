import fontkit from '@pdf-lib/fontkit';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, decodePDFRawStream, type PDFObject } from 'pdf-lib';

const stream = (object: PDFObject | undefined): Uint8Array => {
  if (!(object instanceof PDFRawStream)) throw new Error('expected a PDF stream');
  return decodePDFRawStream(object).decode();
};
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Characters by code, from the font's ToUnicode map. */
function charactersOf(cmap: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, code = '', hex = ''] of cmap.matchAll(/<([0-9A-Fa-f]{4})> <((?:[0-9A-Fa-f]{4})+)>/g)) {
    const units = (hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
    found.set(code.toUpperCase(), String.fromCharCode(...units));
  }
  return found;
}

/**
 * The text of a document's first page, and those of its characters that render blank because their glyph in the
 * embedded font has no outline.
 */
export async function readPdf(bytes: ArrayBuffer): Promise<{ text: string; blank: string[]; size: number[] }> {
  const doc = await PDFDocument.load(bytes);
  const page = doc.getPage(0);
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const known = (fonts?.keys() ?? []).map((key) => {
    const font = fonts?.lookup(key, PDFDict);
    const descendant = font?.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
    const file = descendant?.lookup(PDFName.of('FontDescriptor'), PDFDict).lookup(PDFName.of('FontFile2'));
    return {
      name: key.asString(),
      characters: charactersOf(textOf(stream(font?.lookup(PDFName.of('ToUnicode'))))),
      glyphs: fontkit.create(stream(file)),
    };
  });
  const contents = page.node.Contents();
  const parts = contents instanceof PDFArray ? contents.asArray().map((ref) => doc.context.lookup(ref)) : [contents];
  const program = parts.map((part) => textOf(stream(part))).join('\n');
  let current: (typeof known)[number] | undefined;
  let text = '';
  const blank: string[] = [];
  for (const [, name, hex] of program.matchAll(/(\/\S+) [\d.]+ Tf|<([0-9A-Fa-f]+)> Tj/g)) {
    if (name) current = known.find((font) => font.name === name);
    for (const code of hex?.match(/.{4}/g) ?? []) {
      const character = current?.characters.get(code.toUpperCase()) ?? '';
      const outline = current?.glyphs.getGlyph(Number.parseInt(code, 16)).path.toSVG() ?? '';
      if (outline === '' && character.trim() !== '') blank.push(character);
      text += character;
    }
    if (hex) text += '\n';
  }
  return { text, blank, size: [page.getWidth(), page.getHeight()] };
}
