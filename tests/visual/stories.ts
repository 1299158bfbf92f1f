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
  /** True if the run photographs the base commit and compares nothing. */
  isBase: boolean;
  url: string;
  pictures: string;
  stories: Story[];
  /** Stories and modes that exist in the base commit only. */
  gone: string[];
}

const file = process.env['VISUAL_RUN'];
if (file === undefined) throw new Error('VISUAL_RUN is not set. Start this test with npm run test:visual.');

export const visualRun = JSON.parse(readFileSync(file, 'utf8')) as VisualRun;

export const pictureOf = ({ id }: Story, mode: string): string => `${id}--${mode}.png`;
