/** A Chromatic mode (https://www.chromatic.com/docs/modes), used by Chromatic and `npm run test:visual`. */
export interface Mode {
  viewport: { width: number; height: number };
  forcedColors?: 'active';
  textSize?: '200';
  easyMode?: 'on';
}

type Modes = Record<string, Mode>;

const viewport = { width: 375, height: 812 };

/** Modes of every story, set in `preview.tsx`. */
export const everyStory: Modes = { phone: { viewport } };

/** Additional modes of pages. */
export const pageModes: Modes = {
  narrow: { viewport: { width: 320, height: 640 } },
  largeText: { viewport, textSize: '200' },
};

/** Additional modes of components whose own styles depend on colours or on easy mode. */
export const primitiveModes: Modes = {
  easyMode: { viewport, easyMode: 'on' },
  forcedColors: { viewport, forcedColors: 'active' },
};
