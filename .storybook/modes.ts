/** Settings for a picture of a story in Chromatic (https://www.chromatic.com/docs/modes) and `npm run test:visual`. */
export interface Mode {
  viewport: { width: number; height: number };
  forcedColors?: 'active';
  textSize?: 200;
}

type Modes = Record<string, Mode>;

const viewport = { width: 375, height: 812 };

/** The mode that `preview.tsx` gives every story. */
export const everyStory: Modes = { phone: { viewport } };

/** Further modes for a page with its own layout. Such a page must also work in a small window and with large text. */
export const pageModes: Modes = {
  narrow: { viewport: { width: 320, height: 640 } },
  largeText: { viewport, textSize: 200 },
};

/** The mode for a state that a colour or a border shows. The browser's forced colours could hide such a state. */
export const forcedColours: Modes = { forcedColors: { viewport, forcedColors: 'active' } };
