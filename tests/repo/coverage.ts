import { graphOf, reachOf } from './importGraph';
import type { StoryFile } from './storyFile';
import { allOf, statementsOf, wordOf } from './syntax';
import type { Union } from './unions';

const folderOf = (file: string) => /^src\/(?:components\/[a-z]+|pages)\/([^/]+)\//.exec(file)?.[1];

/** The components and pages whose own sources name a union, and so may draw it. */
function drawersOf({ name, file }: Union, sources: ReadonlyMap<string, string>): Set<string | undefined> {
  const [owner = ''] = name.split('.');
  const named = new RegExp(`\\b${owner}(Props)?\\b`);
  const folders = [...sources].flatMap(([source, text]) =>
    source === file || named.test(text) ? folderOf(source) : [],
  );
  return new Set([owner, ...folders]);
}

/** The components that are handed a union: their own types name it. */
function takersOf({ name }: Union, sources: ReadonlyMap<string, string>): string[] {
  const [owner = '', property] = name.split('.');
  const folders = [...sources]
    .filter(([file, text]) => file.startsWith('src/components/') && text.includes(owner))
    .filter(([file, text]) => {
      const types = statementsOf(file, text).filter(({ node }) => /^TS(Interface|TypeAlias)/.test(node.type));
      const named = types.flatMap(({ node }) => allOf(node)).filter(({ type }) => type === 'TSTypeReference');
      return property === undefined
        ? named.some(({ typeName }) => wordOf(typeName) === owner)
        : folderOf(file) === owner && types.some(({ node }) => wordOf(node['id']) === `${owner}Props`);
    });
  return [...new Set(folders.flatMap(([file]) => folderOf(file) ?? []))];
}

/** The members that some stories show: they hand them over in their `args`, or say so (`parameters.shows`). */
function shownBy(files: readonly StoryFile[], { name, members }: Union): Set<string> {
  const stories = files.flatMap((file) => file.stories);
  // Long text and the keyboard are shown in one state or another; they are not there for it.
  const handed = stories.filter((story) => !['LongText', 'KeyboardAlone'].includes(story.name));
  return new Set(
    members.filter(
      (member) =>
        handed.some(({ args }) => args.has(member)) ||
        stories.some(({ shows }) => shows.includes(`${name}.${member}`) || shows.includes(`${name}.*`)),
    ),
  );
}

/** The members that no story of any component, page or flow shows, as `Union.member`. */
export function unshown(
  unions: readonly Union[],
  files: readonly StoryFile[],
  sources: ReadonlyMap<string, string>,
): string[] {
  return unions.flatMap((union) => {
    const drawers = drawersOf(union, sources);
    // What is handed to a component counts where the component knows the union; what is said counts everywhere.
    const known = files.map((file) =>
      drawers.has(file.about)
        ? file
        : { ...file, stories: file.stories.map((story) => ({ ...story, args: new Set<string>() })) },
    );
    const shown = shownBy(known, union);
    return union.members.filter((member) => !shown.has(member)).map((member) => `${union.name}.${member}`);
  });
}

/** The members that a component is handed and its own stories don't show, as `Component: Union.member`. */
export function unshownByTaker(
  unions: readonly Union[],
  files: readonly StoryFile[],
  sources: ReadonlyMap<string, string>,
  isHandedOn: (component: string, union: string) => boolean,
): string[] {
  return unions.flatMap((union) =>
    takersOf(union, sources)
      .filter((component) => !isHandedOn(component, union.name))
      .flatMap((component) => {
        const shown = shownBy(
          files.filter(({ about }) => about === component),
          union,
        );
        return union.members
          .filter((member) => !shown.has(member))
          .map((member) => `${component}: ${union.name}.${member}`);
      }),
  );
}

/** What is wrong with what stories say they show: no such state, or a story like any other: no play, nothing handed in. */
export function emptyClaims(unions: readonly Union[], stories: readonly StoryFile[]): string[] {
  const known = new Set(unions.flatMap(({ name, members }) => ['*', ...members].map((member) => `${name}.${member}`)));
  return stories.flatMap(({ file, stories: all }) =>
    all.flatMap(({ name, shows, hasPlay, hasArgs }) => [
      ...shows.filter((state) => !known.has(state)).map((state) => `${file} ${name}: there is no ${state}`),
      ...(shows.length > 0 && !hasPlay && !hasArgs
        ? [`${file} ${name}: says what it shows, and no play proves it`]
        : []),
    ]),
  );
}

/** The stories each component or page must have and has not. */
export function lacking(
  files: readonly StoryFile[],
  kind: 'components' | 'pages',
  wanted: (about: string) => readonly string[],
): string[] {
  const own = files.filter(({ file }) => file.startsWith(`stories/${kind}/`));
  return [...new Set(own.map(({ about }) => about))].flatMap((about) => {
    const names = own.filter((file) => file.about === about).flatMap(({ stories }) => stories.map(({ name }) => name));
    return wanted(about)
      .filter((name) => !names.includes(name))
      .map((name) => `${about} has no story ${name}`);
  });
}

/** What a patient can act on: links, buttons, fields, what opens and closes. */
const CONTROL =
  /<(a|button|Link|Button|UnstyledButton|ActionIcon|Anchor|NavLink|Tabs|TextInput|Textarea|NativeSelect|Checkbox|Radio|Switch|FileButton|CopyButton|Accordion|Modal|Drawer|MiniCalendar|Carousel)\b|component=\{Link\}/;

/** The components that draw a control themselves, or by way of others. */
export function interactive(sources: ReadonlyMap<string, string>): string[] {
  const components = new Map([...sources].filter(([file]) => /^src\/components\/.*\.tsx$/.test(file)));
  const drawing = new Set(
    [...components].filter(([, text]) => CONTROL.test(text)).map(([file]) => file.replace('.tsx', '')),
  );
  const graph = graphOf(components);
  const acting = [...graph.keys()].filter(
    (module) => drawing.has(module) || [...reachOf(graph, module).keys()].some((reached) => drawing.has(reached)),
  );
  return [...new Set(acting.flatMap((module) => folderOf(`${module}.tsx`) ?? []))].sort();
}
