import { describe, expect, it } from 'vitest';
import { bareImportsOf, graphOf, reachOf, type Graph } from './importGraph';
import { breaches, layerOf } from './layers';
import { filesOfTheTree, texts } from './tree';

const sources = texts(filesOfTheTree().filter((file) => /^(src|server)\/.*\.tsx?$/.test(file)));

/** The violations in an example tree: each entry is a file and its imports. */
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

describe('direction of imports', () => {
  it('is respected in src/ and server/, directly and transitively', () => {
    expect(sources.size).toBeGreaterThan(50);
    expect(breaches(graphOf(sources))).toEqual([]);
  });

  it.each([
    ['in src/ and in server/', /^/, 2],
    ['in src/domain/', /^src\/domain\//, 3],
  ])('leads from no room back to itself, %s', (_, within, depth) => {
    const roomOf = (module: string) => module.split('/').slice(0, depth).join('/');
    const rooms: Graph = new Map();
    for (const [module, imports] of [...graphOf(sources)].filter(([one]) => within.test(one))) {
      const room = roomOf(module);
      const others = imports.map((one) => ({ ...one, target: roomOf(one.target) }));
      rooms.set(room, [...(rooms.get(room) ?? []), ...others.filter(({ target }) => target !== room)]);
    }
    expect(rooms.size).toBeGreaterThan(8);
    expect([...rooms.keys()].flatMap((room) => reachOf(rooms, room).get(room)?.join(' → ') ?? [])).toEqual([]);
  });

  it('knows the layer of every module of src/', () => {
    const known = [
      'vite-env.d.ts',
      'domain',
      'copy',
      'theme',
      'components',
      'forms',
      'api',
      'device',
      'booking',
      'messaging',
      'pages',
      'paths.ts',
      'loadChunk.ts',
      'app',
      'main.tsx',
    ];
    const strangers = [...sources.keys()].filter(
      (file) => file.startsWith('src/') && !known.includes(layerOf(file) ?? ''),
    );
    expect(strangers).toEqual([]);
  });

  it.each([
    ['src/domain/a.ts', '../copy/b'],
    ['src/domain/a.ts', 'react'],
    ['src/domain/a.ts', 'dayjs'],
    ['src/copy/a.ts', '../components/A/A'],
    ['src/theme/a.ts', '../domain/b'],
    ['src/components/A/A.tsx', '../../api/reservations'],
    ['src/components/A/A.tsx', '../../messaging/messaging'],
    ['src/components/A/A.tsx', '../../pages/BPage/BPage'],
    ['src/components/A/A.tsx', '../../forms/useClinicForm'],
    ['src/components/A/A.tsx', 'swr'],
    ['src/components/A/A.tsx', '../../booking/useTakenBlock'],
    ['src/components/A/A.tsx', '../../device/useDraft'],
    ['src/components/A/A.tsx', '../../paths'],
    ['src/domain/a.ts', '../paths'],
    ['src/theme/a.ts', '../paths'],
    ['src/loadChunk.ts', './api/client'],
    ['src/paths.ts', './copy/common'],
    ['src/paths.ts', './api/client'],
    ['src/paths.ts', 'react-router-dom'],
    ['src/forms/useAForm.ts', 'swr/mutation'],
    ['src/forms/useAForm.ts', '../api/addresses'],
    ['src/forms/useAForm.ts', '../booking/useTakenBlock'],
    ['src/forms/useAForm.ts', '../device/clinicClock'],
    ['src/forms/useAForm.ts', '../messaging/messaging'],
    ['src/api/doctors.ts', '../copy/common'],
    ['src/api/doctors.ts', 'axios'],
    ['src/api/doctors.ts', '../booking/useTakenBlock'],
    ['src/api/doctors.ts', '../device/clinicClock'],
    ['src/device/a.ts', '../booking/useTakenBlock'],
    ['src/device/a.ts', '../components/A/A'],
    ['src/device/a.ts', '../messaging/messaging'],
    ['src/device/a.ts', 'swr'],
    ['src/booking/a.ts', '../components/A/A'],
    ['src/booking/a.ts', '../forms/useClinicForm'],
    ['src/booking/a.ts', '../messaging/messaging'],
    ['src/booking/a.ts', '../pages/BPage/BPage'],
    ['src/booking/a.ts', 'swr'],
    ['src/messaging/previewPlatform.ts', '../api/client'],
    ['src/messaging/previewPlatform.ts', '@line/liff'],
    ['src/pages/APage/APage.tsx', '../BPage/BPage'],
    ['src/pages/APage/APage.tsx', '../BPage/parts/Part'],
    ['src/pages/APage/APage.tsx', '../../app/routes'],
    ['src/app/App.tsx', './env'],
    ['src/app/App.tsx', '../pages/APage/parts/Part'],
    ['src/app/App.tsx', '../../server/app'],
    ['src/app/App.tsx', '../../stories/support/handlers'],
    ['src/main.tsx', 'node:fs'],
    ['server/app.ts', '../src/api/client'],
    ['server/app.ts', '../src/copy/common'],
    ['server/app.ts', '../src/messaging/line'],
    ['server/app.ts', '../tests/unit/a'],
  ])('rejects %s importing %s', (file, target) => {
    expect(breachesIn({ [file]: [target] })).toHaveLength(1);
  });

  it('detects every form of import', () => {
    const forms = [
      "import { a } from '../copy/a';",
      "import type { A } from '../copy/a';",
      "export { a } from '../copy/a';",
      "export * from '../copy/a';",
      "const a = () => import('../copy/a');",
      'const a = () => import(`../copy/a`);',
    ];
    for (const form of forms) {
      expect(breaches(graphOf(new Map([['src/domain/b.ts', form]]))), form).toHaveLength(1);
    }
  });

  it('detects transitive imports', () => {
    const tree = {
      'server/app.ts': ['../src/api/contract'],
      'src/api/contract.ts': ['./retry'],
      'src/api/retry.ts': ['swr'],
    };
    expect(breachesIn(tree)).toEqual([
      'server/app → src/api/contract → src/api/retry: the clinic reaches past the contract',
      "server/app → src/api/contract → src/api/retry → swr: server reaches the browser's side",
      "src/api/contract → src/api/retry → swr: api reaches the browser's side",
    ]);
  });

  it('accepts the imports of the table', () => {
    const tree = {
      'src/main.tsx': ['./app/env', './app/App', './messaging/line'],
      'src/app/App.tsx': ['../pages/APage/APage', '../api/client', '../theme/theme'],
      'src/paths.ts': ['./domain/block'],
      'src/pages/APage/APage.tsx': ['./parts/Part', '../../paths', '../../components/A/A', '../../api/client'],
      'src/pages/BPage/BPage.tsx': ['../../booking/useTakenBlock', '../../device/useDraft'],
      'src/loadChunk.ts': ['./device/store'],
      'src/components/B/B.tsx': ['../../loadChunk'],
      'src/pages/APage/parts/Part.tsx': ['../../../copy/a', './Other'],
      'src/forms/useAForm.ts': ['@mantine/form', '../device/useDraft', '../components/A/A', '../copy/a'],
      'src/api/client.ts': ['axios', '../domain/jst'],
      'src/device/useDraft.ts': ['../api/ClinicProvider', '../domain/form', './drafts'],
      'src/booking/useTakenBlock.ts': ['../api/shiftsApi', '../device/clinicClock', '../domain/recovery', '../paths'],
      'src/messaging/line.ts': ['@line/liff', '../copy/a'],
      'src/domain/calendar/jst.ts': ['dayjs'],
      'server/app.ts': ['../src/api/contract', '../src/domain/jst', 'hono', './db'],
      'server/messages/a.ts': ['../../src/copy/messages', '../../src/messaging/flexMessage', '../../src/paths'],
    };
    expect(breachesIn(tree)).toEqual([]);
  });
});

describe('a dynamic import', () => {
  it('recovers from a deploy: it is a part of loadChunk, tryChunk or lazyPage (§chunk-recovers)', () => {
    const ofApp = [...sources].filter(([file]) => file.startsWith('src/'));
    expect(ofApp.flatMap(([file, source]) => bareImportsOf(file, source))).toEqual([]);
  });

  it('is found where it stands alone', () => {
    const source = "const a = () => tryChunk(() => import('./a'));\nconst b = async () => (await import('./b')).b;";
    expect(bareImportsOf('src/c.ts', source)).toEqual(["src/c.ts: './b'"]);
  });
});

describe('domain', () => {
  it('has no clock', () => {
    const clocks = [...sources].filter(
      ([file, source]) =>
        file.startsWith('src/domain/') && /new Date\(\s*\)|Date\.now\(|dayjs\(\s*\)|dayjs\.utc\(\s*\)/.test(source),
    );
    expect(clocks.map(([file]) => file)).toEqual([]);
  });
});
