import { readFileSync } from 'node:fs';
import type { Mode } from '../../.storybook/modes';

interface Story {
  id: string;
  title: string;
  name: string;
  modes: Record<string, Mode>;
}

/** What `scripts/visual.mjs` asks for: the stories to photograph, and what the base has and the working tree has not. */
export interface Assignment {
  stories: Story[];
  gone: string[];
}

/** Set by `scripts/visual.mjs`. */
function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run npm run test:visual`);
  return value;
}

/** Address of the Storybook to photograph. */
export const url = setting('VISUAL_URL');

/** Folder of the base's pictures. */
export const pictures = setting('VISUAL_PICTURES');

/** True while the base is photographed: its pictures are written, not compared. */
export const isBase = setting('VISUAL_PASS') === 'base';

export const assignment = JSON.parse(readFileSync(setting('VISUAL_ASSIGNMENT'), 'utf8')) as Assignment;

/** A picture's file, within the folder of pictures. */
export const pictureOf = ({ id }: Story, mode: string): string => `${id}--${mode}.png`;
