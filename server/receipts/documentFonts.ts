export type FontWeight = 'regular' | 'bold';

/** Loads the fonts for the clinic's documents. */
export interface Fonts {
  /**
   * Returns TrueType files of a weight. The first covers everyday Japanese; others are added if the text has rare
   * characters, as names often do (髙, 﨑, 𠮷).
   */
  read(weight: FontWeight, text: string): Promise<Uint8Array[]>;
}
