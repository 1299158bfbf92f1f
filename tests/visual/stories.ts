import { readFileSync } from 'node:fs';
import type { Mode } from '../../.storybook/modes';

interface Story {
  id: string;
  title: string;
  name: string;
  modes: Record<string, Mode>;
}

/** Input from `scripts/visual.mjs`. */
interface Assignment {
  /** True while the base is photographed: its pictures are written, not compared. */
  isBase: boolean;
  url: string;
  pictures: string;
  stories: Story[];
  gone: string[];
}

const file = process.env['VISUAL_ASSIGNMENT'];
if (file === undefined) throw new Error('No assignment: run npm run test:visual');

export const assignment = JSON.parse(readFileSync(file, 'utf8')) as Assignment;

/** A picture's file name in the `pictures` folder. */
export const pictureOf = ({ id }: Story, mode: string): string => `${id}--${mode}.png`;
