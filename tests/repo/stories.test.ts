import { describe, expect, it } from 'vitest';
import { pageModes } from '../../.storybook/modes';
import { graphOf, importChainsFrom } from './importGraph';
import { ids, stories } from './indexedStories';
import { filesOfTheTree, readTexts } from './tree';

const sources = readTexts(filesOfTheTree().filter((file) => /^src\/.*\.tsx?$/.test(file)));
const graph = graphOf(sources);
const ownerOf = (module: string) => /^src\/(?:components\/[a-z]+|pages)\/([^/]+)\//.exec(module)?.[1];

/** Returns the components or pages that own or import a module for which `isWanted` is true. Indirect imports count. */
function ownersOf(folder: 'components' | 'pages', isWanted: (module: string) => boolean): Set<string> {
  const modules = [...graph.keys()].filter((module) => module.startsWith(`src/${folder}/`));
  return new Set(
    modules
      .filter((module) => isWanted(module) || [...importChainsFrom(graph, module).keys()].some(isWanted))
      .flatMap((module) => ownerOf(module) ?? []),
  );
}

const components = ownersOf('components', (module) => module.startsWith('src/components/'));
const pages = ownersOf('pages', (module) => module.startsWith('src/pages/'));

const exists = (owner: string, exportName: string) =>
  stories.some((story) => story.subject === owner && story.exportName === exportName);

const NOT_REQUIRED = [
  'PayPage/Empty', // the story NoAddress shows the empty state
  'RegisterPage/Loading', // the page is a form that reads nothing from the clinic
  'RegisterPage/Failed', // the story BookingFailed shows the failure
];

const lacking = (exportName: string, owners: Iterable<string>) =>
  [...owners].filter((owner) => !exists(owner, exportName) && !NOT_REQUIRED.includes(`${owner}/${exportName}`));

describe('required stories', () => {
  it('every component has the story Default', () => {
    expect(components.size).toBeGreaterThan(50);
    expect(lacking('Default', components)).toEqual([]);
  });

  it('a component that handles keys or focus has the story KeyboardAlone', () => {
    // `Modal` and `Drawer` trap the focus; a button with `data-disabled` keeps the focus.
    const HANDLES =
      /\bonKey[A-Z]\w*=|\buseRovingIndex\(|(\.focus|\bfocusField)\(|\btabIndex=\{0\}|\binert=|\bdata-disabled=|<(Modal|Drawer)\.Root\b/;
    const handling = [...sources]
      .filter(([file, text]) => /^src\/components\/.*\.tsx$/.test(file) && HANDLES.test(text))
      .flatMap(([file]) => ownerOf(file) ?? []);
    expect(handling).toEqual(expect.arrayContaining(['MainButton', 'DayStrip', 'Sheet', 'ErrorSummary']));
    const withStory = stories.filter(({ kind, exportName }) => kind !== 'pages' && exportName === 'KeyboardAlone');
    expect(withStory.map(({ subject }) => subject).toSorted()).toEqual(handling.toSorted());
  });

  it('every page has its required stories Ready, Loading and Failed', () => {
    expect(lacking('Ready', pages)).toEqual([]);
    const reading = ownersOf('pages', (module) => module === 'src/api/useRead');
    expect(reading.size).toBeGreaterThan(10);
    expect(lacking('Loading', reading)).toEqual([]);
    const withRead = ownersOf('pages', (module) => module === 'src/components/feedback/Read/Read');
    expect(withRead.size).toBeGreaterThan(5);
    expect(
      lacking(
        'Failed',
        [...reading].filter((page) => !withRead.has(page)),
      ),
    ).toEqual([]);
  });

  it('a page that uses `EmptyState` has the story Empty', () => {
    const withEmptyState = ownersOf('pages', (module) => module === 'src/components/feedback/EmptyState/EmptyState');
    expect(withEmptyState.size).toBeGreaterThan(5);
    expect(lacking('Empty', withEmptyState)).toEqual([]);
  });
});

it('every story has exactly one of the tags review and regression', () => {
  const unclear = stories.filter(({ tags }) => tags.includes('review') === tags.includes('regression'));
  expect(unclear).toEqual([]);
});

it('a full build takes at most 900 pictures', () => {
  const pictures = stories.flatMap(({ modes }) => modes).length;
  expect(pictures).toBeLessThanOrEqual(900);
  expect(pictures).toBeGreaterThan(400);
});

it('a full build photographs every page in each of `pageModes`', () => {
  const hasAllModes = (page: string) =>
    stories.some(
      ({ subject, exportName, modes }) =>
        subject === page && exportName === 'Ready' && Object.keys(pageModes).every((mode) => modes.includes(mode)),
    );
  expect([...pages].filter((page) => !hasAllModes(page))).toEqual([]);
});

it('story names are Japanese, and ids are ASCII', () => {
  expect(stories.filter(({ name }) => !/[ぁ-んァ-ヶ一-龠]/.test(name))).toEqual([]);
  expect(ids.length).toBeGreaterThan(500);
  expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
});
