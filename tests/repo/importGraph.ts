import { posix } from 'node:path';
import { parseSync } from 'vite';

export interface Import {
  specifier: string;
  /** A module's path in the repository without extension, or a package's specifier. */
  target: string;
  /** The imported names except types; `*` means all names. */
  names: string[];
  /** True if the file imports only types from `specifier`. */
  isType: boolean;
}

/** A path of an `index` file becomes the path of its folder. */
const withoutExtension = (path: string) => path.replace(/(\/index)?\.(tsx?|mts)$/, '');

/** Returns one `Import` per specifier, including re-exports and `import()`. */
export function importsOf(file: string, source: string): Import[] {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found = new Map<string, Import>();
  const add = (specifier: string, names: string[], isType: boolean) => {
    const previous = found.get(specifier);
    found.set(specifier, {
      specifier,
      target: targetOf(file, specifier),
      names: [...(previous?.names ?? []), ...names],
      isType: (previous?.isType ?? true) && isType,
    });
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    const values = entries.filter(({ isType }) => !isType);
    const names = values.map(({ importName }) => importName.name ?? '*');
    add(moduleRequest.value, names, entries.length > 0 && values.length === 0);
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, importName, isType } of entries) {
      if (moduleRequest) add(moduleRequest.value, isType ? [] : [importName.name ?? '*'], isType);
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    add(/^['"`]/.test(text) ? text.slice(1, -1) : text, ['*'], false);
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

/**
 * The keys are all modules that `from` imports, directly or indirectly.
 * Each value is a chain of imports, from the module `from` to the key.
 */
export function importChainsFrom(graph: Graph, from: string): Map<string, string[]> {
  const chains = new Map<string, string[]>();
  const queue: [string, string[]][] = [[from, [from]]];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [module, chain] = next;
    for (const { target } of graph.get(module) ?? []) {
      if (chains.has(target)) continue;
      chains.set(target, [...chain, target]);
      queue.push([target, [...chain, target]]);
    }
  }
  return chains;
}
