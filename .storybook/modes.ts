/** What is photographed, as Chromatic modes (https://www.chromatic.com/docs/modes): Chromatic and `npm run test:visual` read them. */
export interface Mode {
  viewport: { width: number; height: number };
  forcedColors?: 'active';
  textSize?: '200';
  easyMode?: 'on';
}

type Modes = Record<string, Mode>;

const viewport = { width: 375, height: 812 };

/** For every story, by the preview. */
export const everyStory: Modes = { phone: { viewport } };

/** For pages, in addition. */
export const pageModes: Modes = {
  narrow: { viewport: { width: 320, height: 640 } },
  largeText: { viewport, textSize: '200' },
};

/** For the components that draw a state themselves, in addition: by colours, or by what easy mode enlarges. */
export const primitiveModes: Modes = {
  easyMode: { viewport, easyMode: 'on' },
  forcedColors: { viewport, forcedColors: 'active' },
};
