import { allOf, constantsOf, isSyntax, statementsOf, wordOf, type Syntax } from './syntax';

/** A story as it stands in its file. */
export interface Story {
  /** The export's name. */
  name: string;
  /** Its name in Storybook; null when it has none of its own. */
  title: string | null;
  /** Every word within its `args`, with those of what it spreads. */
  args: Set<string>;
  /** The states it says it shows (`parameters.shows`), as `Union.member`. */
  shows: string[];
  hasPlay: boolean;
  /** True when it hands in something else than the meta does. */
  hasArgs: boolean;
  /** The addresses it renders the app at; what is computed reads `1`. */
  addresses: string[];
}

export interface StoryFile {
  file: string;
  /** The component, page or flow it is about: the file's name up to its first dot. */
  about: string;
  stories: Story[];
}

/** The address of an `inApp('…')`, with what is computed in it filled in. */
function addressOf(node: Syntax): string | null {
  if (node.type !== 'TemplateLiteral') return wordOf(node);
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('1');
}

const addressesIn = (node: Syntax): string[] =>
  allOf(node)
    .filter(({ type, callee }) => type === 'CallExpression' && wordOf(callee) === 'inApp')
    .flatMap((call) => call['arguments'] as Syntax[])
    .flatMap((argument) => addressOf(argument) ?? []);

const wordsIn = (node: Syntax): string[] =>
  allOf(node).flatMap((part) => (part.type === 'Literal' ? (wordOf(part) ?? []) : []));

/** The properties of an object, those it spreads from the file's own constants first, and the nodes it spreads. */
function partsOf(object: Syntax, constants: ReadonlyMap<string, Syntax>): { key: string | null; value: Syntax }[] {
  if (object.type !== 'ObjectExpression') return [];
  return (object['properties'] as Syntax[]).flatMap((property) => {
    if (property.type === 'Property') return [{ key: wordOf(property['key']), value: property['value'] as Syntax }];
    const spread = property['argument'] as Syntax;
    const known = constants.get(wordOf(spread) ?? '');
    return known?.type === 'ObjectExpression' ? partsOf(known, constants) : [{ key: null, value: known ?? spread }];
  });
}

/** A node with every constant of the file that it names, and what those name. */
function withNamed(node: Syntax, constants: ReadonlyMap<string, Syntax>, seen = new Set<string>()): Syntax[] {
  const named = allOf(node).flatMap((part) => {
    const name = part.type === 'Identifier' ? (wordOf(part) ?? '') : '';
    const known = seen.has(name) ? undefined : constants.get(name);
    if (!known) return [];
    seen.add(name);
    return withNamed(known, constants, seen);
  });
  return [node, ...named];
}

/** The stories of a file. What the meta gives (arguments, address) is theirs where they have none of their own. */
export function storiesOf(file: string, source: string): StoryFile {
  const statements = statementsOf(file, source);
  const constants = constantsOf(statements);
  const bare = (node: Syntax): Syntax => (isSyntax(node['expression']) ? bare(node['expression']) : node);
  const meta = partsOf(bare(constants.get('meta') ?? { type: '', start: 0, end: 0 }), constants);
  const exported = statements
    .filter(({ isExported, node }) => isExported && node.type === 'VariableDeclaration')
    .flatMap(({ node }) => node['declarations'] as Syntax[]);
  const stories = exported.flatMap(({ id, init }) => {
    const name = wordOf(id);
    if (name === null || !isSyntax(init) || init.type !== 'ObjectExpression') return [];
    const parts = partsOf(init, constants);
    const all = (key: string | null) => parts.filter((part) => part.key === key).map(({ value }) => value);
    const inherited = (key: string) => meta.filter((part) => part.key === key).map(({ value }) => value);
    const args = [...all('args'), ...(name === 'Default' || all('args').length === 0 ? inherited('args') : [])];
    const own = [...all(null), ...all('render')].flatMap((part) => withNamed(part, constants)).flatMap(addressesIn);
    return [
      {
        name,
        title: wordOf(all('name').at(-1)),
        args: new Set(args.flatMap((part) => withNamed(part, constants)).flatMap(wordsIn)),
        // What is taken over from another story is that one's to say.
        shows: (init['properties'] as Syntax[])
          .filter(({ key }) => wordOf(key) === 'parameters')
          .flatMap(({ value }) => (isSyntax(value) ? partsOf(value, constants) : []))
          .flatMap(({ key, value }) => (key === 'shows' ? wordsIn(value) : [])),
        hasPlay: all('play').length > 0,
        hasArgs: all('args').length > 0,
        addresses: own.length > 0 ? own : meta.map(({ value }) => value).flatMap(addressesIn),
      },
    ];
  });
  return { file, about: /([^/.]+)[^/]*$/.exec(file)?.[1] ?? '', stories };
}
