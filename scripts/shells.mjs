import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { mapRules, parseCss, printCss, selectorsOf } from './css.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** What a screen can be drawn and tapped without: its own code goes first. */
const LATER = { SlotPickerPage: /\/src\/messaging\/line\.ts$/m };
const ENTRY = 'src/app/shell.tsx';

/** Draws the shells with the app's own modules, as a server would. */
async function draw(mode, settings) {
  const vite = await createServer({
    root,
    configFile: false,
    mode,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    ssr: { noExternal: [/^@mantine\//] },
    define: { 'import.meta.env.VITE_LIFF_ID': JSON.stringify(settings['VITE_LIFF_ID'] ?? '') },
  });
  try {
    const { drawShells } = await vite.ssrLoadModule(`/${ENTRY}`);
    const { readEnv } = await vite.ssrLoadModule('/src/app/env.ts');
    return await drawShells(readEnv(settings));
  } finally {
    await vite.close();
  }
}

/** Nothing that leads anywhere, has a name, or answers to one; and nothing for screen readers, who never meet it. */
const still = (html) =>
  html.replace(
    / (href|id|for|name|tabindex|role|inert|xmlns|data-discover|aria-(label|labelledby|describedby|hidden))="[^"]*"/g,
    '',
  );

/** Login's status is for those who cannot see the shell. */
const BESIDE = '#shell~#root{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}';

const STYLE = /<style[^>]*>([^]*?)<\/style>/g;

/** The rules that these elements can meet, and the variables those use. */
function needed(css, html) {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)));
  const tags = new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag]) => tag));
  for (const tag of ['html', 'body']) tags.add(tag);
  const meets = (selector) => {
    if (/^(@|from|to|\d)/.test(selector)) return true;
    const plain = selector.replace(/:(not|where|is|has)\([^()]*(\([^()]*\))*[^()]*\)/g, '');
    const named = [...plain.matchAll(/\.([\w-]+)/g)].every(([, name]) => classes.has(name));
    const elements = [...plain.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].every(([, tag]) => tags.has(tag));
    return (
      named && elements && !/:(hover|active|focus|disabled|checked|focus-visible)|::(-webkit|placeholder)/.test(plain)
    );
  };
  const tree = mapRules(parseCss(css), ({ head, body }) => {
    const selectors = selectorsOf(head).filter(meets);
    return selectors.length > 0 ? { head: selectors.join(','), body } : null;
  });
  return withoutUnused(tree, html);
}

/** Leaves out custom properties and keyframes that nothing reads. */
function withoutUnused(tree, html) {
  for (let before = ''; ;) {
    const text = printCss(tree);
    if (text === before) return text;
    before = text;
    const used = new Set([...`${text}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    const plays = (name) => new RegExp(`animation[^;}]*\\b${name}\\b`).test(text);
    tree = mapRules(tree, ({ head, body }) => ({
      head,
      body: body.filter(
        (item) => typeof item !== 'string' || !item.startsWith('--') || used.has(item.slice(0, item.search(/\s*:/))),
      ),
    })).filter(
      (item) => typeof item === 'string' || !item.head.startsWith('@keyframes ') || plays(item.head.slice(11)),
    );
  }
}

/** `/reserve/:type/:id` as a pattern for the server. */
const patternOf = (path) =>
  path === '*' ? '' : `^${path === '/' ? '/' : `${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?`}$`;

const attributesOf = (file) => `crossorigin href="/${file}"`;
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page with a shell in it: its looks in the head, the app's style sheets after it, its chunks asked for at once. */
function pageWith(page, { title, html }, { css, styles, chunks, later }) {
  const index = page.replace(
    new RegExp(`\\s*<link rel="modulepreload" crossorigin href="/(${later.join('|')})">`, 'g'),
    '',
  );
  const looks = [...html.matchAll(STYLE)].map(([, text]) => text).join('');
  const body = still(html.replace(STYLE, ''));
  const links = [...index.matchAll(/\s*<link rel="stylesheet"[^>]*>/g)].map(([link]) => link.trim());
  const others = styles
    .map((file) => `<link rel="stylesheet" ${attributesOf(file)}>`)
    .filter((one) => !links.includes(one));
  const preloads = chunks
    .filter((file) => !index.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" ${attributesOf(file)}>`);
  return index
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('<html lang="ja">', '<html lang="ja" data-mantine-color-scheme="light" data-shell>')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>`)
    .replace(
      '</head>',
      () => `  ${preloads.join('\n    ')}\n    <style>${needed(`${looks}${css}`, body)}${BESIDE}</style>\n  </head>`,
    )
    .replace('<div id="root"></div>', () =>
      [
        `<div id="shell" inert aria-hidden="true" aria-busy="true">${body}</div>`,
        ...links,
        ...others,
        '<div id="root"></div>',
      ].join('\n    '),
    );
}

/** All chunks a chunk needs before it runs. */
function reachOf(bundle, roots) {
  const reached = new Set(roots);
  for (const name of reached) for (const next of bundle[name]?.imports ?? []) reached.add(next);
  return [...reached];
}

/** A page for every address with the shell of its screen, and `shells.json`, by which a server finds them. */
export function shells(settings) {
  let config;
  return {
    name: 'shells',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => void (config = resolved),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html']?.source;
        if (typeof index !== 'string') return;
        const files = Object.values(bundle).filter(({ type }) => type === 'chunk');
        const entry = files.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('/index.html'));
        const map = [];
        for (const shell of await draw(config.mode, settings)) {
          const page = files.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${shell.page}.tsx`));
          const chunks = page ? reachOf(bundle, [page.fileName]) : [];
          const stylesOf = (names) => [
            ...new Set(names.flatMap((name) => [...(bundle[name]?.viteMetadata?.importedCss ?? [])])),
          ];
          const all = stylesOf([...reachOf(bundle, [entry.fileName]), ...chunks]);
          const css = all.map((name) => bundle[name].source).join('');
          const fileName = `shells/${shell.name}.html`;
          const later = files.filter(({ moduleIds }) => LATER[shell.page]?.test(moduleIds.join('\n')));
          const source = pageWith(index, shell, { css, styles: all, chunks, later: later.map((one) => one.fileName) });
          this.emitFile({ type: 'asset', fileName, source });
          for (const path of shell.paths) map.push([patternOf(path), fileName]);
        }
        this.emitFile({ type: 'asset', fileName: 'shells.json', source: `${JSON.stringify(map, null, 1)}\n` });
      },
    },
  };
}
