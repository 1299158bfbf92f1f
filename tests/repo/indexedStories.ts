import { combineTags, storyNameFromExport, toId } from 'storybook/internal/csf';
import { parseSync, type ESTree } from 'vite';
import { everyStory, forcedColours, pageModes } from '../../.storybook/modes';
import { filesOfTheTree, readTexts } from './tree';

interface Story {
  /** The folder in `stories/`, such as `components/booking`. */
  kind: string;
  /** The component, page or flow, such as `DayStrip`. */
  subject: string;
  exportName: string;
  name: string;
  tags: readonly string[];
  /** Also true if the play function comes from a spread story. */
  isPlayed: boolean;
  modes: readonly string[];
}

const SETS: Readonly<Record<string, object>> = { forcedColours, pageModes };
/** From `.storybook/preview.tsx`. */
const DEFAULT_TAGS = ['autodocs', 'review'];

function objectsIn(file: string, source: string) {
  const objects = new Map<string, ESTree.ObjectExpression>();
  const exported: string[] = [];
  for (const statement of parseSync(file, source).program.body) {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declared = isExport ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) {
      const value = init?.type === 'TSSatisfiesExpression' ? init.expression : init;
      if (id.type !== 'Identifier' || value?.type !== 'ObjectExpression') continue;
      objects.set(id.name, value);
      if (isExport) exported.push(id.name);
    }
  }
  return { objects, exported };
}

/** Parses the file's text, because importing the file would need a browser. */
function storiesIn(file: string, source: string): { storybookIds: string[]; stories: Story[] } {
  const [, kind = '', subject = ''] = /^stories\/(.+)\/([^/]+)\.stories\.tsx$/.exec(file) ?? [];
  const { objects, exported } = objectsIn(file, source);
  /** A spread `states.…` counts as played, because each state of `pageStates.ts` has a play function. */
  const isPlayed = (object: string): boolean =>
    (objects.get(object)?.properties ?? []).some((entry) => {
      if (entry.type !== 'SpreadElement') return entry.key.type === 'Identifier' && entry.key.name === 'play';
      const { type, start, end } = entry.argument;
      return type === 'Identifier' ? isPlayed(entry.argument.name) : source.slice(start, end).startsWith('states.');
    });
  /** Also reads the spread objects, unless `ownOnly` is true. */
  const textsOf = (object: string, property: string, ownOnly = false): string[] =>
    (objects.get(object)?.properties ?? []).flatMap((entry) => {
      if (entry.type === 'SpreadElement')
        return ownOnly || entry.argument.type !== 'Identifier' ? [] : textsOf(entry.argument.name, property);
      return entry.key.type === 'Identifier' && entry.key.name === property
        ? [source.slice(entry.value.start, entry.value.end)]
        : [];
    });
  const stringsOf = (object: string, property: string) =>
    textsOf(object, property, true).flatMap((text) => [...text.matchAll(/'([^']*)'/g)].map(([, value = '']) => value));
  const modesOf = (exportName: string, tags: readonly string[]) => {
    const parameters = [...textsOf('meta', 'parameters'), ...textsOf(exportName, 'parameters')].join();
    if (tags.includes('regression') || parameters.includes('disableSnapshot: true')) return [];
    const sets = [...parameters.matchAll(/modes: ([^ ,}]+)/g)].map(([, set = '']) => SETS[set] ?? reject(file, set));
    return Object.keys(Object.assign({}, everyStory, ...sets));
  };
  const [id = ''] = stringsOf('meta', 'id');
  const stories = exported.map((exportName) => {
    const tags = combineTags(...DEFAULT_TAGS, ...stringsOf('meta', 'tags'), ...stringsOf(exportName, 'tags'));
    const [name = storyNameFromExport(exportName)] = stringsOf(exportName, 'name');
    return { kind, subject, exportName, name, tags, isPlayed: isPlayed(exportName), modes: modesOf(exportName, tags) };
  });
  const hasDocs =
    stories.some(({ tags }) => tags.includes('autodocs')) || files.has(file.replace('.stories.tsx', '.mdx'));
  const docs = hasDocs ? [`${id}--docs`] : [];
  return { storybookIds: [...docs, ...exported.map((name) => toId(id, storyNameFromExport(name)))], stories };
}

function reject(file: string, set: string): never {
  throw new Error(`${file}: ${set} is not a set of modes in .storybook/modes.ts`);
}

const files = readTexts(filesOfTheTree().filter((file) => /^stories\/.*\.(stories\.tsx|mdx)$/.test(file)));
const parsed = [...files].filter(([file]) => file.endsWith('.tsx')).map(([file, source]) => storiesIn(file, source));

export const stories: readonly Story[] = parsed.flatMap((file) => file.stories);

/** The ids of all stories and docs pages, as in the URLs of the Storybook. */
export const ids: readonly string[] = [
  ...parsed.flatMap((file) => file.storybookIds),
  ...[...files.values()].flatMap((text) => [...text.matchAll(/<Meta id="([^"]+)"/g)].map(([, id]) => `${id}--docs`)),
];
