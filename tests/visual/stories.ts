import { readFileSync } from 'node:fs';
import type { Mode } from '../../.storybook/modes';

interface Story {
  id: string;
  title: string;
  name: string;
  modes: Record<string, Mode>;
}

/** The input that `scripts/visual.mjs` writes. */
interface VisualRun {
  /** True while the base is photographed. Pictures of the base are written, not compared. */
  isBase: boolean;
  url: string;
  pictures: string;
  stories: Story[];
  /** The stories, or modes of a story, that the base has and the working tree lacks. */
  gone: string[];
}

const file = process.env['VISUAL_RUN'];
if (file === undefined) throw new Error('Not started by its script: run npm run test:visual');

export const visualRun = JSON.parse(readFileSync(file, 'utf8')) as VisualRun;

/** Returns the file name of a story's picture in the `pictures` folder. */
export const pictureOf = ({ id }: Story, mode: string): string => `${id}--${mode}.png`;
