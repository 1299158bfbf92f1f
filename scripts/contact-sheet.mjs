// `npm run contact-sheet`: all screens of the built Storybook on paper, six a page: storybook-static/contact-sheet.pdf.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { everyStory } from '../.storybook/modes.ts';
import { show } from '../tests/visual/storybook.ts';
import { build } from './build.mjs';
import { chromiumFlags, findChromium } from './chromium.mjs';
import { root } from './paths.mjs';
import { declaredStories } from './visual/declared.mjs';
import { serve } from './visual/serve.mjs';

const FOLDER = join(root, 'storybook-static');
const A_PAGE = 6;

const STYLE = `
  ${[400, 700].map(fontFace).join('')}
  @page { size: A4; margin: 10mm }
  * { box-sizing: border-box; margin: 0 }
  body { color: #1b2b29; font: 12px/1.5 Sheet }
  section { display: grid; gap: 5mm; grid-template: auto repeat(2, 129mm) / repeat(3, 1fr); break-after: page }
  section:last-child { break-after: auto }
  h1 { grid-column: 1 / -1; font-size: 14px }
  img { display: block; width: 54mm; border: 1px solid #dce6e3; border-radius: 8px }
  figcaption { margin-top: 1.5mm }
  b { display: block }`;

function fontFace(weight) {
  const file = fileURLToPath(
    import.meta.resolve(`@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-${weight}-normal.woff2`),
  );
  const address = `data:font/woff2;base64,${readFileSync(file).toString('base64')}`;
  return `@font-face { font-family: Sheet; font-weight: ${weight}; src: url(${address}) }`;
}

const escaped = (text) => text.replace(/[&<"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const figure = ({ title, name, picture }) =>
  `<figure><img alt="" src="data:image/jpeg;base64,${picture}"><figcaption><b>${escaped(title.split('/').at(-1))}</b>${escaped(name)}</figcaption></figure>`;

function sheetOf(shown) {
  const pages = Array.from({ length: Math.ceil(shown.length / A_PAGE) }, (_, page) =>
    shown.slice(page * A_PAGE, (page + 1) * A_PAGE),
  );
  const sections = pages.map(
    (six, page) =>
      `<section><h1>患者アプリの画面　${page + 1}／${pages.length}</h1>${six.map(figure).join('')}</section>`,
  );
  return `<!doctype html><html lang="ja"><meta charset="utf-8"><title>患者アプリの画面</title><style>${STYLE}</style>${sections.join('')}</html>`;
}

async function photograph(browser, url, stories) {
  const context = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo', reducedMotion: 'reduce' });
  const stage = { page: await context.newPage(), url, open: false };
  const shown = [];
  for (const story of stories)
    try {
      await show(stage, story.id, everyStory.phone).catch(() => show(stage, story.id, everyStory.phone));
      const picture = await stage.page.screenshot({ type: 'jpeg', quality: 85, animations: 'disabled', caret: 'hide' });
      shown.push({ ...story, picture: picture.toString('base64') });
    } catch (error) {
      console.error(`${story.id} is missing: ${error.message}`);
      process.exitCode = 1;
    }
  await context.close();
  return shown;
}

if (!existsSync(join(FOLDER, 'index.json'))) await build({ parts: ['Storybook'] });
const url = await serve(FOLDER);
const screens = (await declaredStories(url)).filter(({ title }) => title.startsWith('画面/'));
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  const page = await browser.newPage();
  const shown = await photograph(browser, url, screens);
  await page.setContent(sheetOf(shown));
  await page.evaluate(() => document.fonts.ready);
  await page.pdf({ path: join(FOLDER, 'contact-sheet.pdf'), preferCSSPageSize: true, printBackground: true });
  console.log(`${shown.length} screens in storybook-static/contact-sheet.pdf.`);
} finally {
  await browser.close();
}
process.exit();
