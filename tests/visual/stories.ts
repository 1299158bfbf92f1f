import { readFileSync } from 'node:fs';
import type { Mode } from '../../.storybook/modes';

interface Story {
  id: string;
  title: string;
  name: string;
  modes: Record<string, Mode>;
}

/** Input from `scripts/visual.mjs`: the stories to photograph, and the stories and modes that only the base has. */
export interface Assignment {
  stories: Story[];
  gone: string[];
}

/** Reads an environment variable set by `scripts/visual.mjs`; throws if it is missing. */
function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run npm run test:visual`);
  return value;
}

/** URL of the Storybook to photograph. */
export const url = setting('VISUAL_URL');

/** Folder of the base's pictures. */
export const pictures = setting('VISUAL_PICTURES');

/** Folder of what differs, `before/` and `after/`, for the readers of the Storybook. */
export const changes = setting('VISUAL_CHANGES');

/** True while the base is photographed: its pictures are written, not compared. */
export const isBase = setting('VISUAL_PASS') === 'base';

export const assignment = JSON.parse(readFileSync(setting('VISUAL_ASSIGNMENT'), 'utf8')) as Assignment;

/** A picture's file name in the `pictures` folder. */
export const pictureOf = ({ id }: Story, mode: string): string => `${id}--${mode}.png`;
