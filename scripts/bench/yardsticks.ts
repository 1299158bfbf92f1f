import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { forProduction } from '../build.mjs';
import { precompress } from '../precompress.mjs';

const SOURCES = fileURLToPath(new URL('.', import.meta.url));
const OUT = join(SOURCES, '../../test-results/bench-yardsticks');

/** What the yardsticks show. */
export interface Words {
  picker: string;
  home: string;
  /** The clinic's responses, unchanged. */
  shifts: string;
  doctors: string;
}

/** The text that a page shows. */
export const wordsOf = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText);

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page of this text: one file with a few inline styles and no script. */
function staticPage(words: string): string {
  const [title = '', ...rest] = words.split('\n').filter((line) => line.trim() !== '');
  const body = [`<h1>${escape(title)}</h1>`, ...rest.map((line) => `<p>${escape(line)}</p>`)].join('\n');
  return readFileSync(join(SOURCES, 'static.html'), 'utf8').replace('<!--words-->', () => body);
}

/** Builds the bare page of the same stack and the static pages into one folder, compressed like the app. */
export async function buildYardsticks({ picker, home, shifts, doctors }: Words): Promise<string> {
  await forProduction(() =>
    build({
      root: join(SOURCES, 'bare'),
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
      build: { outDir: OUT, emptyOutDir: true, target: 'es2022' },
    }),
  );
  const files = {
    'picker.html': staticPage(picker),
    'home.html': staticPage(home),
    'api/shifts.json': shifts,
    'api/doctors.json': doctors,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(OUT, name)), { recursive: true });
    writeFileSync(join(OUT, name), text);
  }
  await precompress(OUT);
  return OUT;
}
