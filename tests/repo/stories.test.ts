import { describe, expect, it } from 'vitest';
import { pageModes } from '../../.storybook/modes';
import { graphOf, reachOf } from './importGraph';
import { ids, stories } from './indexedStories';
import { filesOfTheTree, texts } from './tree';

const sources = texts(filesOfTheTree().filter((file) => /^src\/.*\.tsx?$/.test(file)));
const graph = graphOf(sources);
const owner = (module: string) => /^src\/(?:components\/[a-z]+|pages)\/([^/]+)\//.exec(module)?.[1];

function reaching(folder: 'components' | 'pages', isWanted: (module: string) => boolean): Set<string> {
  const modules = [...graph.keys()].filter((module) => module.startsWith(`src/${folder}/`));
  return new Set(
    modules
      .filter((module) => isWanted(module) || [...reachOf(graph, module).keys()].some(isWanted))
      .flatMap((module) => owner(module) ?? []),
  );
}

const components = reaching('components', (module) => module.startsWith('src/components/'));
const pages = reaching('pages', (module) => module.startsWith('src/pages/'));

const isThere = (owner: string, exportName: string) =>
  stories.some((story) => story.subject === owner && story.exportName === exportName);

/** States that have another name or cannot occur. */
const EXCEPTIONS = [
  'PayPage/Empty', // NoAddress
  'RegisterPage/Loading', // a form: it reads nothing
  'RegisterPage/Failed', // BookingFailed
];

const without = (exportName: string, owners: Iterable<string>) =>
  [...owners].filter((owner) => !isThere(owner, exportName) && !EXCEPTIONS.includes(`${owner}/${exportName}`));

describe('the required stories', () => {
  it('of components: Default', () => {
    expect(components.size).toBeGreaterThan(50);
    expect(without('Default', components)).toEqual([]);
  });

  it('of components that handle keys or focus themselves, and of no other: KeyboardAlone', () => {
    // A key handler, a moved focus, a tab stop or trap of its own, a blocked button that stays in the tab order.
    const HANDLES =
      /\bonKey[A-Z]\w*=|\buseRovingIndex\(|(\.focus|\bfocusField)\(|\btabIndex=\{0\}|\binert=|\bdata-disabled=|<(Modal|Drawer)\.Root\b/;
    const handling = [...sources]
      .filter(([file, text]) => /^src\/components\/.*\.tsx$/.test(file) && HANDLES.test(text))
      .flatMap(([file]) => owner(file) ?? []);
    expect(handling).toEqual(expect.arrayContaining(['MainButton', 'DayStrip', 'Sheet', 'ErrorSummary']));
    const withStory = stories.filter(({ kind, exportName }) => kind !== 'pages' && exportName === 'KeyboardAlone');
    expect(withStory.map(({ subject }) => subject).toSorted()).toEqual(handling.toSorted());
  });

  it('of pages: Ready, Loading if the page reads something, and Failed if `Read` does not show it', () => {
    expect(without('Ready', pages)).toEqual([]);
    const reading = reaching('pages', (module) => module === 'src/api/useRead');
    expect(reading.size).toBeGreaterThan(10);
    expect(without('Loading', reading)).toEqual([]);
    const drawn = reaching('pages', (module) => module === 'src/components/feedback/Read/Read');
    expect(drawn.size).toBeGreaterThan(5);
    expect(
      without(
        'Failed',
        [...reading].filter((page) => !drawn.has(page)),
      ),
    ).toEqual([]);
  });

  it('of pages: Empty where a list can be empty', () => {
    const listing = reaching('pages', (module) => module === 'src/components/feedback/EmptyState/EmptyState');
    expect(listing.size).toBeGreaterThan(5);
    expect(without('Empty', listing)).toEqual([]);
  });
});

it('every story is for review, or proves behaviour', () => {
  const unclear = stories.filter(({ tags }) => tags.includes('review') === tags.includes('regression'));
  expect(unclear).toEqual([]);
});

it('the pictures of a full build are at most 900 over all modes', () => {
  const pictures = stories.flatMap(({ modes }) => modes).length;
  expect(pictures).toBeLessThanOrEqual(900);
  expect(pictures).toBeGreaterThan(400);
});

it('the pictures of a full build show each page in a small window and with large text too', () => {
  const isWhole = (page: string) =>
    stories.some(
      ({ subject, exportName, modes }) =>
        subject === page && exportName === 'Ready' && Object.keys(pageModes).every((mode) => modes.includes(mode)),
    );
  expect([...pages].filter((page) => !isWhole(page))).toEqual([]);
});

it('every story has a Japanese name, every address an ASCII id', () => {
  expect(stories.filter(({ name }) => !/[ぁ-んァ-ヶ一-龠]/.test(name))).toEqual([]);
  expect(ids.length).toBeGreaterThan(500);
  expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
});
