export type FontWeight = 'regular' | 'bold';

/** Whole font files (TrueType or OpenType) that have the letters of Japanese names; receipts embed what they print. */
export type Fonts = Record<FontWeight, Uint8Array>;

/** Reads the fonts from where the clinic runs. */
export type ReadFonts = () => Promise<Fonts>;
