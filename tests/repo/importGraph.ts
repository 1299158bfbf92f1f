import { posix } from 'node:path';
import { parseSync } from 'vite';

export interface Import {
  specifier: string;
  /** A path in the tree without extension for a relative import, otherwise the specifier. */
  target: string;
  /** The imported names, `*` for all. Without types. */
  names: string[];
  /** True when the import has no runtime effect. */
  isType: boolean;
}

/** A folder's `index.ts` is named after the folder, as in an import. */
const withoutExtension = (path: string) => path.replace(/(\/index)?\.(tsx?|mts)$/, '');

/** Every import of a source: static, re-export, dynamic, type-only or side effect. */
export function importsOf(file: string, source: string): Import[] {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found = new Map<string, Import>();
  const note = (specifier: string, names: string[], isType: boolean) => {
    const before = found.get(specifier);
    found.set(specifier, {
      specifier,
      target: targetOf(file, specifier),
      names: [...(before?.names ?? []), ...names],
      isType: (before?.isType ?? true) && isType,
    });
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    const values = entries.filter(({ isType }) => !isType);
    const names = values.map(({ importName }) => importName.name ?? '*');
    note(moduleRequest.value, names, entries.length > 0 && values.length === 0);
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, importName, isType } of entries) {
      if (moduleRequest) note(moduleRequest.value, isType ? [] : [importName.name ?? '*'], isType);
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    note(/^['"`]/.test(text) ? text.slice(1, -1) : text, ['*'], false);
  }
  return [...found.values()];
}

function targetOf(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return withoutExtension(posix.join(posix.dirname(file), specifier.replace(/\?.*$/, '')));
}

export type Graph = Map<string, Import[]>;

export function graphOf(sources: ReadonlyMap<string, string>): Graph {
  return new Map([...sources].map(([file, source]) => [withoutExtension(file), importsOf(file, source)]));
}

export function reachOf(graph: Graph, from: string): Map<string, string[]> {
  const paths = new Map<string, string[]>();
  const queue: [string, string[]][] = [[from, [from]]];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [module, path] = next;
    for (const { target } of graph.get(module) ?? []) {
      if (paths.has(target)) continue;
      paths.set(target, [...path, target]);
      queue.push([target, [...path, target]]);
    }
  }
  return paths;
}
