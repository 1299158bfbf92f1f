import type { Graph, Import } from './importGraph';

/** A folder or file of `src/`, or a top folder outside `src/`; null for a package. */
function layerOf(module: string): string | null {
  const [, top, inside] = /^(src|server|stories|tests|scripts|\.storybook)\/([^/]+)/.exec(module) ?? [];
  return top === 'src' ? (inside ?? null) : (top ?? null);
}

const BELOW_APP = 'domain copy theme components forms paths loadChunk api device booking messaging pages'.split(' ');
const EVERY_LAYER = [...BELOW_APP, 'preview', 'app'];
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: ['domain'],
  copy: ['domain', 'copy', 'paths'],
  theme: ['theme'],
  components: ['domain', 'copy', 'theme', 'components'],
  paths: ['domain'],
  loadChunk: ['device', 'domain'],
  api: ['domain', 'paths', 'api'],
  device: ['domain', 'copy', 'paths', 'api', 'device'],
  booking: ['domain', 'copy', 'paths', 'api', 'device', 'booking', 'components'],
  messaging: ['domain', 'copy', 'paths', 'messaging', 'loadChunk'],
  forms: ['domain', 'copy', 'theme', 'components', 'paths', 'api', 'device', 'booking', 'forms'],
  pages: BELOW_APP,
  preview: ['domain', 'api', 'messaging', 'preview'],
  app: EVERY_LAYER,
  main: EVERY_LAYER,
  server: ['server', 'api', 'domain', 'messaging', 'paths'],
};

export const hasLayer = (module: string): boolean =>
  Object.hasOwn(MAY_IMPORT, layerOf(module)?.replace(/\.tsx?$/, '') ?? '');

/** Packages that only one module or folder may import. */
const OWNERS: readonly { package: RegExp; owner: RegExp }[] = [
  { package: /^@line\/liff(\/|$)/, owner: /^src\/messaging\/(line|liffModules)$/ },
  { package: /^axios(\/|$)/, owner: /^src\/api\/client$/ },
  { package: /^dayjs(\/|$)/, owner: /^src\/domain\/calendar\/jst$/ },
  { package: /^(pg|hono|jose|@hono\/.*|@electric-sql\/.*|node:.*)(\/|$)/, owner: /^server\// },
];

const REACT = /^(react|react-dom|react-router-dom|swr|@mantine\/[a-z]+|@tabler\/.*|embla-.*)(\/|$)/;
const WITHOUT_REACT = ['domain', 'copy', 'paths', 'server'];
/** These layers may not import SWR, because they get the clinic's data from their callers. */
const WITHOUT_SWR = ['theme', 'components', 'forms', 'device', 'booking', 'messaging'];
const CONTRACT = /^src\/api\/contract(\/\w+)?$/;
const pageOf = (module: string) => /^src\/pages\/([^/]+)/.exec(module)?.[1];

/** Null if the import is allowed. */
function objection(module: string, { target, isType }: Import): string | null {
  const from = layerOf(module);
  if (from === null || !(from in MAY_IMPORT)) return null;
  const to = layerOf(target);
  if (to !== null && !MAY_IMPORT[from]?.includes(to)) return `${from} may not import ${to}`;
  if (target === 'src/app/env' && !isType && module !== 'src/main') return 'only main may import app/env';
  if (from === 'booking' && to === 'components' && !target.endsWith('/useDialog'))
    return 'booking may import only useDialog from components';
  if (from === 'pages' && to === 'pages' && pageOf(module) !== pageOf(target)) return 'a page imports no other page';
  if (/^src\/pages\/[^/]+\/parts\//.test(target) && pageOf(module) !== pageOf(target))
    return 'only the page itself may import its parts';
  if (from === 'server' && to === 'api' && !CONTRACT.test(target)) return 'server may import only api/contract';
  if (from === 'server' && to === 'messaging' && target !== 'src/messaging/flexMessage')
    return 'server may import only flexMessage from messaging';
  if (CONTRACT.test(module) && to === 'api' && !CONTRACT.test(target)) return 'api/contract may import no other api';
  if ((WITHOUT_REACT.includes(from) || CONTRACT.test(module)) && REACT.test(target)) return `no React in ${module}`;
  if (WITHOUT_SWR.includes(from) && /^swr(\/|$)/.test(target)) return `no SWR in ${from}`;
  const rule = OWNERS.find((entry) => entry.package.test(target) && !entry.owner.test(module));
  return rule ? `only ${rule.owner.source.replaceAll(/[\\^$]/g, '')} may import it` : null;
}

export function breaches(graph: Graph): string[] {
  const found: string[] = [];
  for (const [module, imports] of graph) {
    for (const imported of imports) {
      const reason = objection(module, imported);
      if (reason) found.push(`${module} → ${imported.target}: ${reason}`);
    }
  }
  return found;
}
