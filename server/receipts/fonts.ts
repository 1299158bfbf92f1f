export type FontWeight = 'regular' | 'bold';

/** TrueType or OpenType files with the letters of Japanese names; receipts embed what they print. */
export type Fonts = Record<FontWeight, Uint8Array>;

export type ReadFonts = () => Promise<Fonts>;
