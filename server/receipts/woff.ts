/** Tables a PDF needs; others would only make it larger. */
const NEEDED = new Set([
  'cmap',
  'cvt ',
  'fpgm',
  'glyf',
  'head',
  'hhea',
  'hmtx',
  'loca',
  'maxp',
  'name',
  'OS/2',
  'post',
  'prep',
]);

const padded = (length: number) => (length + 3) & ~3;

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Returns a WOFF file's decompressed tables by name. Throws unless it is a WOFF with TrueType outlines. */
async function tablesOf(woff: Uint8Array<ArrayBuffer>): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (view.getUint32(0) !== 0x77_4f_46_46 || view.getUint32(4) !== 0x00_01_00_00) throw new Error('no TrueType WOFF');
  const tables = new Map<string, Uint8Array<ArrayBuffer>>();
  for (let entry = 44; entry < 44 + 20 * view.getUint16(12); entry += 20) {
    const name = String.fromCharCode(...woff.subarray(entry, entry + 4));
    if (!NEEDED.has(name)) continue;
    const [offset, packed, length] = [4, 8, 12].map((at) => view.getUint32(entry + at)) as [number, number, number];
    const bytes = woff.slice(offset, offset + packed);
    tables.set(name, packed < length ? await inflate(bytes) : bytes);
  }
  return tables;
}

/**
 * Aligns every glyph to 4 bytes. Web fonts pack glyphs tightly, but fontkit's subsetter stores halved offsets in small
 * fonts, so glyphs of odd length would be lost.
 */
function alignGlyphs(tables: Map<string, Uint8Array<ArrayBuffer>>): void {
  const [glyf, loca, head] = ['glyf', 'loca', 'head'].map((name) => tables.get(name));
  if (!glyf || !loca || !head) throw new Error('no TrueType outlines');
  const long = head[51] === 1;
  const from = new DataView(loca.buffer);
  const count = loca.length / (long ? 4 : 2);
  const offsets = Array.from({ length: count }, (_, at) =>
    long ? from.getUint32(at * 4) : from.getUint16(at * 2) * 2,
  );
  const lengths = offsets.slice(1).map((end, glyph) => end - (offsets[glyph] ?? 0));
  const aligned = new Uint8Array(lengths.reduce((sum, length) => sum + padded(length), 0));
  const newLoca = new DataView(new ArrayBuffer(count * 4));
  let end = 0;
  for (const [glyph, length] of lengths.entries()) {
    const start = offsets[glyph] ?? 0;
    aligned.set(glyf.subarray(start, start + length), end);
    end += padded(length);
    newLoca.setUint32((glyph + 1) * 4, end);
  }
  head[51] = 1;
  tables.set('glyf', aligned).set('loca', new Uint8Array(newLoca.buffer));
}

/** Unpacks a WOFF font to a TrueType file that can be embedded in a PDF. Uses web standards only. */
export async function unpackWoff(woff: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const tables = await tablesOf(woff);
  alignGlyphs(tables);
  const sizes = [...tables.values()].map((table) => padded(table.length));
  const font = new Uint8Array(sizes.reduce((sum, size) => sum + size, 12 + 16 * tables.size));
  const view = new DataView(font.buffer);
  view.setUint32(0, 0x00_01_00_00);
  view.setUint16(4, tables.size);
  let entry = 12;
  let offset = 12 + 16 * tables.size;
  for (const [name, table] of tables) {
    font.set(new TextEncoder().encode(name), entry);
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, table.length);
    font.set(table, offset);
    entry += 16;
    offset += padded(table.length);
  }
  return font;
}
