import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const inSource = (path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const pageAt = (name) => inSource(`pages/${name}/${name}.tsx`);

const MAIN = inSource('main.tsx');
const EARLY = inSource('early.ts');
const LINE = inSource('messaging/line.ts');
const PICKER = pageAt('SlotPickerPage');
const HOME = pageAt('HomePage');
const PAGE = /\/src\/pages\/(\w+)\/\1\.tsx$/;
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown\/runtime/;
/** Modules that hand on a whole package: what is imported by way of them is looked up by name. */
const WHOLE = /node_modules\/(@mantine\/\w+|@tabler\/icons-react)\/(?:dist\/)?esm\/(?:index|tabler-icons-react)\.mjs$/;

/** The modules behind the names that `code` imports from the package of a `WHOLE` module. */
function namedOf(code, whole, wholeCode) {
  const [, name] = WHOLE.exec(whole);
  const clauses = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)].filter(
    ([, , specifier]) => specifier === name || specifier.includes(`/${name}/`),
  );
  const names = clauses.flatMap(([, list]) => list.split(',').map((one) => one.trim().split(/\s+as\s+/)[0]));
  return names.filter(Boolean).flatMap((one) => {
    const path = new RegExp(`\\{[^}]*\\b${one}\\b[^}]*\\}\\s*from\\s*["'](\\.[^"']+)["']`).exec(wholeCode)?.[1];
    return path ? [posix.join(posix.dirname(whole), path)] : [];
  });
}

/**
 * What makes the first screen come sooner in the built app: `src/early.ts` as a script of its own, before all others and
 * waiting for none of them; and few chunks instead of many small ones, without anything in them that is not needed yet.
 */
export function firstLoad() {
  /** Chunk by module, of those that the first screens need. */
  const chunkOf = new Map();
  const plugin = {
    name: 'first-load',
    apply: 'build',
    buildEnd() {
      const reach = (...roots) => {
        const reached = new Set(roots);
        for (const id of reached) {
          const { importedIds = [], code } = this.getModuleInfo(id) ?? {};
          for (const next of importedIds)
            for (const one of WHOLE.test(next)
              ? namedOf(code ?? '', next, this.getModuleInfo(next)?.code ?? '')
              : [next])
              reached.add(one);
        }
        return reached;
      };
      const pages = [...this.getModuleIds()].filter((id) => PAGE.test(id));
      if (!pages.includes(PICKER)) return;
      const beside = (page) => reach(...pages.filter((id) => id !== page));
      const shared = (page) => {
        const others = beside(page);
        return [...reach(page)].filter((id) => id !== page && others.has(id));
      };
      const put = (name, ids) => {
        for (const id of ids) if (!chunkOf.has(id) && !REACT.test(id)) chunkOf.set(id, name);
      };
      put('early', reach(EARLY));
      put('base', [...reach(MAIN), ...shared(PICKER)]);
      put('line', reach(LINE));
      put('home', shared(HOME));
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const holding = (id) =>
          Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.moduleIds.includes(id))?.fileName;
        const [early, main] = [holding(EARLY), holding(MAIN)];
        if (!early || !main) return html;
        const script = (src) =>
          `<script type="module" crossorigin${src === early ? ' async' : ''} src="/${src}"></script>`;
        // The entry's own file only imports the one that holds it.
        return html
          .replace(new RegExp(`\\s*<link rel="modulepreload" crossorigin href="/(${early}|${main})">`, 'g'), '')
          .replace(/<script type="module"[^>]*><\/script>/, () => `${script(early)}\n    ${script(main)}`);
      },
    },
  };
  const group = (name, priority) => ({
    name,
    priority,
    test: (id) => chunkOf.get(id) === name,
    includeDependenciesRecursively: false,
  });
  const groups = [
    // React alone: it changes least. A group for all of node_modules would load every page's parts at once.
    { name: 'react', test: REACT, priority: 9 },
    group('early', 8),
    group('base', 7),
    group('line', 6),
    group('home', 5),
  ];
  return { plugin, groups };
}
