export type FontWeight = 'regular' | 'bold';

/** Where the fonts of the clinic's documents come from. */
export interface Fonts {
  /**
   * TrueType files of a weight. The first holds the characters of everyday Japanese; others follow when the text needs
   * rare ones, which names do (髙, 﨑, 𠮷).
   */
  read(weight: FontWeight, text: string): Promise<Uint8Array[]>;
}
