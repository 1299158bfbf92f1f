import { readFileSync } from 'node:fs';
import type { Mode } from '../../.storybook/modes';

interface Story {
  id: string;
  title: string;
  name: string;
  modes: Record<string, Mode>;
}

/** The input of a run. `scripts/visual.mjs` writes it to the file that `VISUAL_RUN` names. */
interface VisualRun {
  /** True if the run photographs the base commit. Such a run writes pictures and compares none. */
  isBase: boolean;
  url: string;
  pictures: string;
  stories: Story[];
  /** The names of stories and modes that exist in the base commit but not in the working tree. */
  gone: string[];
}

const file = process.env['VISUAL_RUN'];
if (file === undefined) throw new Error('VISUAL_RUN is not set. Start this test with npm run test:visual.');

export const visualRun = JSON.parse(readFileSync(file, 'utf8')) as VisualRun;

/** Returns the file name of a story's picture in the `pictures` folder. */
export const pictureOf = ({ id }: Story, mode: string): string => `${id}--${mode}.png`;
