import { expect, it } from 'vitest';
import { graphOf, importChainsFrom, type Graph } from './importGraph';
import { breaches, hasLayer } from './layers';
import { filesOfTheTree, readTexts } from './tree';

const sources = readTexts(filesOfTheTree().filter((file) => /^(src|server)\/.*\.tsx?$/.test(file)));
const breachesIn = (tree: Record<string, string[]>) =>
  breaches(
    graphOf(
      new Map(
        Object.entries(tree).map(([file, targets]) => [
          file,
          targets.map((target) => `import '${target}';`).join('\n'),
        ]),
      ),
    ),
  );

it('no import in src/ or server/ breaks a rule of the layers', () => {
  expect(sources.size).toBeGreaterThan(50);
  expect(breaches(graphOf(sources))).toEqual([]);
});

it.each([
  ['folder', /^/, 2],
  ['file of src/domain/', /^src\/domain\//, 9],
])('no %s is part of a circular dependency', (_, within, depth) => {
  const folderOf = (module: string) => module.split('/').slice(0, depth).join('/');
  const folders: Graph = new Map();
  for (const [module, imports] of [...graphOf(sources)].filter(([name]) => within.test(name))) {
    const folder = folderOf(module);
    const others = imports.map((edge) => ({ ...edge, target: folderOf(edge.target) }));
    folders.set(folder, [...(folders.get(folder) ?? []), ...others.filter(({ target }) => target !== folder)]);
  }
  expect(folders.size).toBeGreaterThan(8);
  expect(
    [...folders.keys()].flatMap((folder) => importChainsFrom(folders, folder).get(folder)?.join(' → ') ?? []),
  ).toEqual([]);
});

it('every module of src/ except vite-env.d.ts has a layer', () => {
  const withoutLayer = [...sources.keys()].filter((file) => file.startsWith('src/') && !hasLayer(file));
  expect(withoutLayer).toEqual(['src/vite-env.d.ts']);
});

// Most rows of `MAY_IMPORT` have no case here, because a case for each row would only repeat the table.
it.each([
  ['src/domain/a.ts', '../copy/b'],
  ['src/domain/a.ts', 'react'],
  ['src/components/A/A.tsx', 'swr'],
  ['src/booking/useA.ts', '../components/A/A'],
  ['src/api/doctors.ts', 'axios'],
  ['src/pages/APage/APage.tsx', '../BPage/BPage'],
  ['src/app/App.tsx', './env'],
  ['src/app/App.tsx', '../pages/APage/parts/Part'],
  ['src/app/App.tsx', '../../server/app'],
  ['server/app.ts', '../src/api/client'],
  ['src/api/contract/login.ts', 'react'],
  ['src/api/contract/login.ts', '../client'],
  ['server/app.ts', '../src/copy/common'],
])('the layer check rejects %s if it imports %s', (file, target) => {
  expect(breachesIn({ [file]: [target] })).toHaveLength(1);
});

it('no module of src/domain/ reads the clock', () => {
  const clocks = [...sources].filter(
    ([file, source]) =>
      file.startsWith('src/domain/') && /new Date\(\s*\)|Date\.now\(|dayjs\(\s*\)|dayjs\.utc\(\s*\)/.test(source),
  );
  expect(clocks.map(([file]) => file)).toEqual([]);
});
