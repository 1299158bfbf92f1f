import { expect, it } from 'vitest';
import { treatments } from '../../server/preview/sampleTreatments';
import { filesOfTheTree, texts } from './tree';

/** The names of the sample medicines without form and strength. */
const NAMES = new Set(
  treatments.flatMap(({ courses }) => courses.flat()).map(({ title }) => title.replace(/(塩酸塩)?錠[\d.]+mg$/, '')),
);

const naming = (sources: Map<string, string>) =>
  [...sources].flatMap(([file, text]) =>
    [...NAMES].filter((name) => text.includes(name)).map((name) => `${file}: ${name}`),
  );

it('no medicine is named in what runs, but in the seed (§papers-by-staff)', () => {
  const files = filesOfTheTree().filter((file) => /^(src|server|public|scripts)\/.*\.(tsx?|mjs|js|html)$/.test(file));
  expect(NAMES.size).toBeGreaterThan(5);
  expect([...NAMES].filter((name) => !/^[ァ-ヶー]{4,}$/.test(name))).toEqual([]);
  expect(naming(texts(files.filter((file) => !file.startsWith('server/preview/'))))).toEqual([]);
  expect(naming(texts(files)).length).toBeGreaterThan(0);
});
