import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What keeps rules: the app, the clinic, and the static pages. Tests and stories prove them. */
const KEEPER = /^(src|server|public)\/.*\.([jt]sx?|css|html)$/;

/** The modules that cite each rule (`§slot-lead-time`), by its id. */
export function keepersOf(sources: ReadonlyMap<string, string>): Record<string, string[]> {
  const keepers: Record<string, string[]> = {};
  for (const [file, text] of sources) {
    if (!KEEPER.test(file)) continue;
    const cited = new Set([...text.matchAll(/§([a-z]+(?:-[a-z]+)+)/g)].map(([, id = '']) => id));
    for (const id of cited) (keepers[id] ??= []).push(file);
  }
  return keepers;
}

function sourcesIn(root: string): Map<string, string> {
  const files = ['src', 'server', 'public'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  return new Map(
    files
      .filter((file) => KEEPER.test(file))
      .toSorted()
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
}

const MODULE = 'virtual:rule-keepers';

/** Hands the rule book the modules that cite its rules. */
export const ruleKeepers = (root: string): Plugin => ({
  name: 'rule-keepers',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(keepersOf(sourcesIn(root)))}` : null),
});
