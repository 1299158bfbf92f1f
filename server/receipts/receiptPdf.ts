import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { NOT_COMPATIBILITY_KANJI } from '../../src/domain/fields/text';
import type { Fonts, FontWeight } from './drawReceipt';
import type { Receipt } from './receipt';

const WIDTH = 595.28;
const LEFT = 64;
const RIGHT = WIDTH - LEFT;
const INK = '#1b2b29';
const GREY = '#4a5855';
const ASAGI = '#0b7268';
const TINT = '#e3f2ef';
const HAIRLINE = '#dce6e3';
const MISSING_GLYPH = '〓';

type HasGlyph = (character: string) => boolean;

/** Composes characters (NFC) and drops variation selectors, because the fonts lack combining marks and variants. */
const normalize = (text: string): string =>
  text
    .replace(NOT_COMPATIBILITY_KANJI, (part) => part.normalize('NFC'))
    .replace(/[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu, '')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ');

/** In points; `y` is the baseline. */
type Placement = { x: number; y: number; size: number; color?: string; maxWidth?: number };

function writer(doc: PDFKit.PDFDocument, hasGlyph: HasGlyph) {
  const write = (
    weight: FontWeight,
    text: string,
    { x, y, size, color = INK, maxWidth = RIGHT - LEFT }: Placement,
    alignment: 0 | 0.5 | 1,
  ) => {
    const printable = Array.from(normalize(text), (character) =>
      hasGlyph(character) ? character : MISSING_GLYPH,
    ).join('');
    doc.font(weight, size);
    doc.fontSize(Math.min(size, (size * maxWidth) / Math.max(doc.widthOfString(printable), 1)));
    doc.fillColor(color);
    doc.text(printable, x - doc.widthOfString(printable) * alignment, y, { lineBreak: false, baseline: 'alphabetic' });
  };
  return {
    left: (weight: FontWeight, text: string, placement: Placement) => write(weight, text, placement, 0),
    right: (weight: FontWeight, text: string, placement: Placement) => write(weight, text, placement, 1),
    center: (weight: FontWeight, text: string, placement: Placement) => write(weight, text, placement, 0.5),
    line: (y: number, color = HAIRLINE, thickness = 0.75, to = RIGHT) =>
      doc.moveTo(LEFT, y).lineTo(to, y).lineWidth(thickness).stroke(color),
    box: (y: number, height: number) => doc.rect(LEFT, y, RIGHT - LEFT, height).fill(TINT),
  };
}

type Writer = ReturnType<typeof writer>;

function table({ left, right, line }: Writer, rows: Receipt['about'], top: number): number {
  let y = top;
  for (const [label, words] of rows) {
    left('regular', label, { x: LEFT + 8, y, size: 10.5, color: GREY, maxWidth: 150 });
    right('regular', words, { x: RIGHT - 8, y, size: 11.5, maxWidth: 300 });
    line(y + 10);
    y += 27;
  }
  return y;
}

function compose(write: Writer, receipt: Receipt): void {
  const { left, right, center, line, box } = write;
  center('bold', '領 収 書', { x: WIDTH / 2, y: 90, size: 26, color: ASAGI });
  line(108, ASAGI, 1.5);
  right('regular', receipt.number, { x: RIGHT, y: 134, size: 10, color: GREY });
  right('regular', `領収日　${receipt.paidOn}`, { x: RIGHT, y: 151, size: 10, color: GREY });

  left('bold', receipt.patient, { x: LEFT, y: 180, size: 18, maxWidth: 330 });
  line(190, INK, 0.75, LEFT + 340);

  box(214, 60);
  left('bold', '領収金額', { x: LEFT + 18, y: 249, size: 13, color: ASAGI });
  right('bold', receipt.total, { x: RIGHT - 18, y: 255, size: 30 });
  left('regular', '上記の金額を正に領収いたしました。', { x: LEFT, y: 298, size: 10.5 });

  left('bold', '診療の内容', { x: LEFT, y: 336, size: 12, color: ASAGI });
  line(345, ASAGI, 1);
  const breakdownTop = table(write, receipt.about, 364);
  left('bold', '金額の内訳', { x: LEFT, y: breakdownTop + 14, size: 12, color: ASAGI });
  line(breakdownTop + 23, ASAGI, 1);
  const totalTop = table(write, receipt.breakdown, breakdownTop + 42);
  left('bold', '合計（税込）', { x: LEFT + 8, y: totalTop + 4, size: 12 });
  right('bold', receipt.total, { x: RIGHT - 8, y: totalTop + 4, size: 15 });
  line(totalTop + 16, INK, 1);

  right('bold', receipt.clinic.name, { x: RIGHT, y: 706, size: 14 });
  right('regular', receipt.clinic.address, { x: RIGHT, y: 725, size: 10, color: GREY });
  line(758);
  left('regular', '医療費控除の申告などに必要です。大切に保管してください。', {
    x: LEFT,
    y: 776,
    size: 9,
    color: GREY,
  });
}

export async function receiptPdf(receipt: Receipt, fonts: Fonts): Promise<Uint8Array<ArrayBuffer>> {
  const paidAt = new Date(receipt.paidAt);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    // An empty name stops PDFKit from loading its default font.
    font: '',
    info: { Title: `領収書 ${receipt.number}`, Author: receipt.clinic.name, CreationDate: paidAt, ModDate: paidAt },
    lang: 'ja',
    displayTitle: true,
  });
  const bytes = toBytes(doc);
  // Only the bold font is asked for glyphs, because the regular font has the same glyphs.
  const bold = create(fonts.bold as Buffer) as Font;
  const hasGlyph: HasGlyph = (character) => bold.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  compose(writer(doc, hasGlyph), receipt);
  doc.end();
  return bytes;
}
