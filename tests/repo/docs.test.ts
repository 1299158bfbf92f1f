import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLINIC_COSTS } from '../../src/domain/clinic/terms';
import { appRoutes } from '../../src/app/routes';
import { ICONS } from '../../stories/docs/blocks/icons';
import { COPY_EXPORTS } from '../../stories/docs/blocks/copyTexts';
import { FLOWS, JOURNEYS } from '../../stories/docs/blocks/journeys';
import { RELEASES } from '../../stories/docs/changes';
import { COMPONENT_USES, PATTERN_USES } from '../../stories/docs/blocks/usage';
import { UNPLACED, sentencesAtPlace, WORD_PLACES } from '../../stories/docs/blocks/wordPlaces';
import { contrast, contrastOf, MIN_CONTRAST, COLOUR_PAIRS } from '../../stories/docs/blocks/contrast';
import { ids } from './indexedStories';
import { componentsOf, notDescribedInJapanese } from './propDocs';
import { filesOfTheTree, readTexts } from './tree';

const sources = readTexts(filesOfTheTree().filter((file) => /^(src|stories)\/.*\.tsx$/.test(file)));
const filesIn = (path: RegExp) => [...sources].filter(([file]) => path.test(file));
const components = filesIn(/^src\/components\//).map(([file, source]) => [file, componentsOf(file, source)] as const);

it('components and props are described in Japanese', () => {
  expect(components.flatMap(([, documented]) => documented).length).toBeGreaterThan(60);
  expect(components.flatMap(([file, documented]) => notDescribedInJapanese(file, documented))).toEqual([]);
});

it('the overview of the screens lists every path of the app (§screen-routes)', () => {
  const costs = { ...CLINIC_COSTS, cancelFee: null };
  const settings = { clinicName: '', psychiatryUrl: null, termsUrl: null, costs, appUrl: '' };
  const listed = JOURNEYS.flatMap(({ screens }) => screens.flatMap(({ routes }) => routes));
  const routes = appRoutes(settings).flatMap((route) => ('children' in route ? route.children : route));
  expect(listed.toSorted()).toEqual([...new Set(routes.map(({ path }) => path)).add('*')].toSorted());
});

it('every screen and flow in the overviews has a story file', () => {
  const storyIds = filesIn(/^stories\//).map(([, source]) => /\bid: '([a-z-]+)'/.exec(source)?.[1]);
  const listed = [
    ...JOURNEYS.flatMap(({ screens }) => screens.map(({ id }) => id)),
    ...FLOWS.flatMap(({ flows }) => flows),
  ];
  expect(listed.filter((id) => !storyIds.includes(id))).toEqual([]);
});

it('the first page of the Storybook describes every release of CHANGELOG.md', () => {
  const headings = readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (?:(Unreleased)|\[?([\d.]+)\]? - ([\d-]+))$/gm);
  const { version: next } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const [newest] = RELEASES;
  const released = [...headings].map(([, unreleased, version, date]) =>
    unreleased ? [next, newest.date] : [version, date],
  );
  expect(released.length).toBeGreaterThan(0);
  expect(RELEASES.map(({ version, date }) => [version, date])).toEqual(released);
  expect(RELEASES.flatMap(({ sentences }) => sentences).filter((sentence) => !sentence.endsWith('。'))).toEqual([]);
  const pictures = RELEASES.flatMap(({ version, screens }) => screens.map((id) => `${version}/${id}.jpg`));
  const stored = filesOfTheTree().flatMap((file) => /^\.storybook\/static\/changes\/(.*)$/.exec(file)?.[1] ?? []);
  expect(stored.toSorted()).toEqual(pictures.toSorted());
  expect(new Set(pictures.map((file) => file.split('/')[0])).size).toBe(Math.min(2, RELEASES.length));
});

it('the docs page of the app’s texts lists every text', () => {
  const placedTexts = WORD_PLACES.flatMap(({ texts }) => texts);
  const exportNames = placedTexts.filter((name) => !name.includes('.'));
  expect([...exportNames, ...UNPLACED].toSorted()).toEqual(Object.keys(COPY_EXPORTS).toSorted());
  expect(placedTexts.filter((name) => sentencesAtPlace(name).length === 0)).toEqual([]);
  expect(WORD_PLACES.filter(({ story }) => !ids.includes(story))).toEqual([]);
});

describe('the design pages', () => {
  it('show an existing story for each component and pattern', () => {
    expect([...COMPONENT_USES, ...PATTERN_USES].filter(({ story }) => !ids.includes(story))).toEqual([]);
  });

  it('show exactly the icons that the app uses', () => {
    const used = filesIn(/^src\//).flatMap(([, source]) =>
      [...source.matchAll(/^import \{([^}]+)\} from '@tabler\/icons-react';/gm)].flatMap(([, names = '']) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => /^Icon[A-Z]/.test(name)),
      ),
    );
    expect(Object.keys(ICONS).toSorted()).toEqual([...new Set(used)].toSorted());
  });

  it('show only pairs of colours with the required contrast', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.478, 3);
    expect(COLOUR_PAIRS.filter((pair) => contrastOf(pair) < MIN_CONTRAST[pair.kind])).toEqual([]);
  });
});
