/** How Chromatic (https://www.chromatic.com/docs/modes) and `npm run test:visual` photograph a story. */
export interface Mode {
  viewport: { width: number; height: number };
  forcedColors?: 'active';
  textSize?: 200;
}

type Modes = Record<string, Mode>;

const viewport = { width: 375, height: 812 };

export const everyStory: Modes = { phone: { viewport } };

/** Further modes for a page with its own layout. */
export const pageModes: Modes = {
  narrow: { viewport: { width: 320, height: 640 } },
  largeText: { viewport, textSize: 200 },
};

/** For a story whose state is shown by a colour or a border, because forced colours could hide the state. */
export const forcedColours: Modes = { forcedColors: { viewport, forcedColors: 'active' } };
