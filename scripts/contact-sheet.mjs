// Photographs every screen story of the built Storybook, for the overviews and for contact-sheet.pdf.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { everyStory } from '../.storybook/modes.ts';
import { showStory } from '../tests/visual/storybook.ts';
import { build } from './build.mjs';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { root } from './paths.mjs';
import { declaredStories } from './visual/declared.mjs';
import { serve } from './visual/serve.mjs';

const FOLDER = join(root, 'storybook-static');
const FONT = fileURLToPath(
  import.meta.resolve('@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff2'),
);

const STYLE = `
  @font-face { font-family: Sheet; src: url(data:font/woff2;base64,${readFileSync(FONT, 'base64')}) }
  @page { size: A4; margin: 10mm }
  body { display: grid; grid-template-columns: repeat(3, 1fr); gap: 5mm; margin: 0; font: 12px/1.5 Sheet }
  figure { height: 130mm; margin: 0; break-inside: avoid }
  img { display: block; width: 54mm; border: 1px solid #dce6e3; border-radius: 8px }`;

const escapeHtml = (text) => text.replace(/[&<]/g, (letter) => `&#${letter.charCodeAt(0)};`);
const figure = ({ title, name, picture }) =>
  `<figure><img alt="" src="data:image/jpeg;base64,${picture}"><figcaption>${escapeHtml(title.split('/').at(-1))}<br>${escapeHtml(name)}</figcaption></figure>`;

const sheetOf = (photos) =>
  `<!doctype html><html lang="ja"><meta charset="utf-8"><title>患者アプリの画面</title><style>${STYLE}</style>${photos.map(figure).join('')}</html>`;

if (!findChromium()) {
  console.error('Chromium is missing, so no pictures were made. Install Chromium, then run `npm run contact-sheet`.');
  process.exit();
}
if (!existsSync(join(FOLDER, 'index.json'))) await build({ parts: ['Storybook'] });
mkdirSync(join(FOLDER, 'screens'), { recursive: true });
const url = await serve(FOLDER);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
const context = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo', reducedMotion: 'reduce' });
const stage = { page: await context.newPage(), url, isReady: false };
const photos = [];
for (const story of (await declaredStories(url)).filter(({ title }) => title.startsWith('画面/')))
  try {
    await showStory(stage, story.id, everyStory.phone).catch(() => showStory(stage, story.id, everyStory.phone));
    const picture = await stage.page.screenshot({ type: 'jpeg', quality: 85, animations: 'disabled', caret: 'hide' });
    writeFileSync(join(FOLDER, 'screens', `${story.id}.jpg`), picture);
    photos.push({ ...story, picture: picture.toString('base64') });
  } catch (error) {
    console.error(`The picture of ${story.id} is missing: ${error.message}`);
    process.exitCode = 1;
  }
const page = await browser.newPage();
await page.setContent(sheetOf(photos));
await page.evaluate(() => document.fonts.ready);
await page.pdf({ path: join(FOLDER, 'contact-sheet.pdf'), preferCSSPageSize: true, printBackground: true });
console.log(`Wrote contact-sheet.pdf and screens/ (${photos.length} pictures) to storybook-static/.`);
process.exit();
