import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, rgb, type PDFFont, type PDFPage } from 'pdf-lib';
import { NOT_COMPATIBILITY_KANJI } from '../../src/domain/fields/text';
import type { Fonts, FontWeight } from './documentFonts';
import type { Receipt } from './receipt';

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
const LEFT = 64;
const RIGHT = PAGE.width - LEFT;
const INK = rgb(0.106, 0.169, 0.161);
const QUIET = rgb(0.29, 0.345, 0.333);
const ASAGI = rgb(0.043, 0.447, 0.408);
const TINT = rgb(0.89, 0.949, 0.937);
const HAIRLINE = rgb(0.863, 0.902, 0.89);
/** Printed for characters that no font has. */
const UNKNOWN = '〓';

/** A font weight whose glyphs come from several fonts. */
interface Face {
  /** True for a character that some font has. */
  has(character: string): boolean;
  width(text: string, size: number): number;
  draw(page: PDFPage, text: string, at: { x: number; y: number; size: number; color: typeof INK }): void;
}

/**
 * Normalizes text to a single line in NFC, because the fonts have only composed characters. The fonts know no variation
 * selectors either: their character is printed in its usual form.
 */
const clean = (text: string): string =>
  text
    .replace(NOT_COMPATIBILITY_KANJI, (part) => part.normalize('NFC'))
    .replace(/[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu, '')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ');

async function faceOf(doc: PDFDocument, fonts: Fonts, weight: FontWeight, text: string): Promise<Face> {
  const files = await fonts.read(weight, text);
  const embedded = await Promise.all(files.map((file) => doc.embedFont(file, { subset: true })));
  const known = embedded.map((font) => ({ font, codes: new Set(font.getCharacterSet()) }));
  const fontFor = (character: string) => known.find(({ codes }) => codes.has(character.codePointAt(0) ?? 0))?.font;

  function runs(line: string): { font: PDFFont; text: string }[] {
    const found: { font: PDFFont; text: string }[] = [];
    for (const character of clean(line)) {
      const own = fontFor(character);
      const font = own ?? fontFor(UNKNOWN);
      if (!font) throw new Error('the fonts hold no Japanese');
      const shown = own ? character : UNKNOWN;
      const last = found.at(-1);
      if (last?.font === font) last.text += shown;
      else found.push({ font, text: shown });
    }
    return found;
  }
  const width: Face['width'] = (line, size) =>
    runs(line).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0);
  return {
    has: (character) => fontFor(character) !== undefined,
    width,
    draw(page, line, { x, ...how }) {
      let from = x;
      for (const { font, text: words } of runs(line)) {
        page.drawText(words, { ...how, x: from, font });
        from += font.widthOfTextAtSize(words, how.size);
      }
    },
  };
}

type Where = { x: number; y: number; size: number; color?: typeof INK; most?: number };

/** Writes on one page. Text wider than `most` (in points) is set in a smaller size. */
function writer(page: PDFPage, faces: Record<FontWeight, Face>) {
  const fit = (face: Face, text: string, size: number, most: number) =>
    Math.min(size, (size * most) / Math.max(face.width(text, size), 1));
  const write = (
    weight: FontWeight,
    text: string,
    { color = INK, most = RIGHT - LEFT, ...at }: Where,
    share: number,
  ) => {
    const face = faces[weight];
    const size = fit(face, text, at.size, most);
    face.draw(page, text, { x: at.x - face.width(text, size) * share, y: at.y, size, color });
  };
  return {
    left: (weight: FontWeight, text: string, where: Where) => write(weight, text, where, 0),
    right: (weight: FontWeight, text: string, where: Where) => write(weight, text, where, 1),
    center: (weight: FontWeight, text: string, where: Where) => write(weight, text, where, 0.5),
    line: (y: number, color = HAIRLINE, thickness = 0.75, to = RIGHT) =>
      page.drawLine({ start: { x: LEFT, y }, end: { x: to, y }, color, thickness }),
  };
}

type Writer = ReturnType<typeof writer>;

/** Draws rows of label and words with hairlines. Returns the y of the next row. */
function table({ left, right, line }: Writer, rows: Receipt['about'], top: number): number {
  let y = top;
  for (const [label, words] of rows) {
    left('regular', label, { x: LEFT + 8, y, size: 10.5, color: QUIET, most: 150 });
    right('regular', words, { x: RIGHT - 8, y, size: 11.5, most: 300 });
    line(y - 10);
    y -= 27;
  }
  return y;
}

/** The name; where the fonts lack a letter of it, what they have and the reading (§receipt-told-name). */
function printedName({ patient, reading }: Receipt, { has }: Face): string {
  const letters = Array.from(clean(patient.replace(/ 様$/, '')));
  if (!reading || letters.every(has)) return patient;
  const known = letters.filter(has).join('').trim();
  return `${known ? `${known}（${reading}）` : reading} 様`;
}

function compose(page: PDFPage, write: Writer, receipt: Receipt): void {
  const { left, right, center, line } = write;
  center('bold', '領 収 書', { x: PAGE.width / 2, y: 752, size: 26, color: ASAGI });
  line(734, ASAGI, 1.5);
  right('regular', receipt.number, { x: RIGHT, y: 708, size: 10, color: QUIET });
  right('regular', `領収日　${receipt.paidOn}`, { x: RIGHT, y: 691, size: 10, color: QUIET });

  left('bold', receipt.patient, { x: LEFT, y: 662, size: 18, most: 330 });
  line(652, INK, 0.75, LEFT + 340);

  page.drawRectangle({ x: LEFT, y: 568, width: RIGHT - LEFT, height: 60, color: TINT });
  left('bold', '領収金額', { x: LEFT + 18, y: 593, size: 13, color: ASAGI });
  right('bold', receipt.total, { x: RIGHT - 18, y: 587, size: 30 });
  left('regular', '上記の金額を正に領収いたしました。', { x: LEFT, y: 544, size: 10.5 });

  left('bold', '診療の内容', { x: LEFT, y: 506, size: 12, color: ASAGI });
  line(497, ASAGI, 1);
  const next = table(write, receipt.about, 478);
  left('bold', '金額の内訳', { x: LEFT, y: next - 14, size: 12, color: ASAGI });
  line(next - 23, ASAGI, 1);
  const end = table(write, receipt.breakdown, next - 42);
  left('bold', '合計（税込）', { x: LEFT + 8, y: end - 4, size: 12 });
  right('bold', receipt.total, { x: RIGHT - 8, y: end - 4, size: 15 });
  line(end - 16, INK, 1);

  right('bold', receipt.clinic.name, { x: RIGHT, y: 136, size: 14 });
  right('regular', receipt.clinic.address, { x: RIGHT, y: 117, size: 10, color: QUIET });
  line(84);
  left('regular', '医療費控除の申告などに必要です。大切に保管してください。', {
    x: LEFT,
    y: 66,
    size: 9,
    color: QUIET,
  });
}

/** Draws a receipt as a one-page A4 PDF. Embeds subsets of the Japanese fonts with only the characters used. */
export async function receiptPdf(receipt: Receipt, fonts: Fonts): Promise<Uint8Array<ArrayBuffer>> {
  const doc = await PDFDocument.create();
  doc.registerFontkit(fontkit);
  const words = clean(
    [receipt.patient, receipt.reading ?? '', ...receipt.about.flat(), ...Object.values(receipt.clinic)].join(''),
  );
  const [regular, bold] = (await Promise.all(
    (['regular', 'bold'] as const).map((weight) => faceOf(doc, fonts, weight, words)),
  )) as [Face, Face];
  doc.setTitle(`領収書 ${receipt.number}`, { showInWindowTitleBar: true });
  doc.setAuthor(receipt.clinic.name);
  doc.setLanguage('ja');
  doc.setCreationDate(new Date(receipt.paidAt));
  doc.setModificationDate(new Date(receipt.paidAt));
  const page = doc.addPage([PAGE.width, PAGE.height]);
  compose(page, writer(page, { regular, bold }), { ...receipt, patient: printedName(receipt, bold) });
  return new Uint8Array(await doc.save());
}
