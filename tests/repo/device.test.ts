import { expect, it } from 'vitest';
import { SHARED_KEYS } from '../../src/device/store';
import { filesOfTheTree, readTexts } from './tree';

const sources = [...readTexts(filesOfTheTree().filter((file) => /^src\/.*\.tsx?$/.test(file)))];
const filesWith = (pattern: RegExp) => sources.flatMap(([file, text]) => (pattern.test(text) ? [file] : []));
const STORE = 'src/device/store.ts';

it('only the listed modules use browser storage directly (§device-per-patient)', () => {
  expect(
    filesWith(/\b(local|session)Storage\b|indexedDB|idb-keyval|use(Local|Session)Storage|document\.cookie|\bcaches\./),
  ).toEqual([
    'src/device/drafts.ts',
    STORE,
    'src/messaging/line.ts',
    'src/preview/previewPlatform.tsx',
    'src/theme/easyMode.ts',
  ]);
  expect(filesWith(/idb-keyval/)).toEqual(['src/device/drafts.ts']);
});

it('every storage key belongs to one patient or is listed in `SHARED_KEYS` (§device-per-patient)', () => {
  const keys = sources.flatMap(([file, text]) =>
    file === STORE ? [] : [...text.matchAll(/['"`](clinic:[^'"`]+)/g)].map(([, key = '']) => key),
  );
  expect([...keys, 'clinic:session'].toSorted()).toEqual([...SHARED_KEYS].toSorted());
  const users = filesWith(/\b(device|tab)Store\b/).filter((file) => file !== STORE);
  expect(users).toEqual(['src/device/patientStore.ts', 'src/loadChunk.ts']);
});
