import { parseSync, type ESTree } from 'vite';
import { everyStory, forcedColours, pageModes } from '../../.storybook/modes';
import { stories } from './indexedStories';
import { filesOfTheTree, texts } from './tree';

/** The sets of modes that a story may name. */
const SETS: Readonly<Record<string, object>> = { forcedColours, pageModes };

/** The objects that a story file declares, by name: its meta and its stories. */
function objectsOf(file: string, source: string): Map<string, ESTree.ObjectExpression> {
  const found = new Map<string, ESTree.ObjectExpression>();
  for (const statement of parseSync(file, source).program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) {
      const value = init?.type === 'TSSatisfiesExpression' ? init.expression : init;
      if (id.type === 'Identifier' && value?.type === 'ObjectExpression') found.set(id.name, value);
    }
  }
  return found;
}

const sources = texts(filesOfTheTree().filter((file) => file.endsWith('.stories.tsx')));
const objects = new Map([...sources].map(([file, source]) => [file, objectsOf(file, source)]));

function unknown(file: string, set: string): never {
  throw new Error(`${file}: ${set} is no set of .storybook/modes.ts`);
}

/** The text of an object's parameters, its own or of the story that it spreads. */
function parametersOf(file: string, name: string): string {
  const properties = objects.get(file)?.get(name)?.properties ?? [];
  return properties
    .map((one) => {
      if (one.type === 'SpreadElement')
        return one.argument.type === 'Identifier' ? parametersOf(file, one.argument.name) : '';
      const isIt = one.key.type === 'Identifier' && one.key.name === 'parameters';
      return isIt ? (sources.get(file)?.slice(one.value.start, one.value.end) ?? '') : '';
    })
    .join();
}

/**
 * The modes in which each story is photographed, by `DayStrip/LongText`: those of every story, and the sets that the story or
 * its file names. Read from the text, because the stories themselves need a browser.
 */
export const photographed: ReadonlyMap<string, readonly string[]> = new Map(
  stories.flatMap(({ kind, of, exportName, tags }) => {
    const file = `stories/${kind}/${of}.stories.tsx`;
    const parameters = parametersOf(file, 'meta') + parametersOf(file, exportName);
    if (tags.includes('regression') || parameters.includes('disableSnapshot: true')) return [];
    const named = [...parameters.matchAll(/modes: ([^ ,}]+)/g)].map(([, set = '']) => SETS[set] ?? unknown(file, set));
    return [[`${of}/${exportName}`, Object.keys(Object.assign({}, everyStory, ...named))] as const];
  }),
);
