import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ready, readyFolder, type Ready } from './fileServer';
import { FOLDER } from './place';

const SOURCES = new URL('yardsticks/', import.meta.url).pathname;

/** Builds the bare page, with the very tools of the app. */
export async function buildBare(): Promise<Map<string, Ready>> {
  const outDir = join(process.cwd(), FOLDER, 'bare');
  // Whatever was built before in this process: React's own code for development would be twice as large.
  process.env['NODE_ENV'] = 'production';
  await build({
    root: join(SOURCES, 'bare'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
  return readyFolder(outDir);
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The words of a screen as they stand there, each with the plainest tag that says what it is. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const words: { tag: string; text: string }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let before: Element | null = null;
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim();
      const parent = texts.currentNode.parentElement;
      if (!text || !parent || !parent.checkVisibility() || parent.closest('script, style, noscript')) continue;
      const owner: Element = parent.closest('h1, h2, h3, a, button, option, label, li, p') ?? parent;
      const last = words.at(-1);
      if (owner === before && last) last.text += ` ${text}`;
      else words.push({ tag: /^(h\d|button|a)$/.test(owner.localName) ? owner.localName : 'p', text });
      before = owner;
    }
    return words;
  });

/** A static page with the words that a screen of the app shows: one file, its few styles inside, no script. */
export async function staticPage(page: Page): Promise<Ready> {
  const words = (await wordsOf(page)).map(({ tag, text }) =>
    tag === 'a' ? `<a href="#">${escape(text)}</a>` : `<${tag}>${escape(text)}</${tag}>`,
  );
  const frame = readFileSync(join(SOURCES, 'static.html'), 'utf8');
  return ready(Buffer.from(frame.replace('<!--words-->', () => words.join('\n'))), 'text/html; charset=utf-8', false);
}
