import { allOf, constantsOf, isSyntax, statementsOf, wordOf, type Syntax } from './syntax';

/** A union of states: a type whose members are words, or shapes told apart by one. */
export interface Union {
  /** The type's name; of a property that spells its words out, `Interface.property`, of a component's prop `Component.prop`. */
  name: string;
  file: string;
  members: string[];
}

/** What tells the shapes of a union apart. */
const TAGS = ['status', 'kind', 'is', 'type', 'state'];

interface Known {
  types: Map<string, Syntax>;
  constants: Map<string, Syntax>;
}

/** The words of a type; null when it is made of anything else. `null` and `undefined` beside them are no state. */
function wordsOf(type: unknown, known: Known): string[] | null {
  if (!isSyntax(type)) return null;
  switch (type.type) {
    case 'TSLiteralType': {
      const word = wordOf(type['literal']);
      return word === null ? null : [word];
    }
    case 'TSNullKeyword':
    case 'TSUndefinedKeyword':
      return [];
    case 'TSParenthesizedType':
      return wordsOf(type['typeAnnotation'], known);
    case 'TSUnionType': {
      const parts = (type['types'] as Syntax[]).map((part) => wordsOf(part, known));
      return parts.every((part) => part !== null) ? parts.flat() : null;
    }
    case 'TSTypeReference': {
      const alias = known.types.get(wordOf(type['typeName']) ?? '');
      return alias ? wordsOf(alias, known) : null;
    }
    case 'TSTypeLiteral': {
      const tag = (type['members'] as Syntax[]).find(({ key }) => TAGS.includes(wordOf(key) ?? ''));
      const value = tag && isSyntax(tag['typeAnnotation']) ? tag['typeAnnotation']['typeAnnotation'] : null;
      return wordsOf(value, known);
    }
    case 'TSIndexedAccessType':
      return listed(type, known);
    case 'TSTypeOperator':
      return type['operator'] === 'keyof' ? keysOf(type, known) : null;
    default:
      return null;
  }
}

/** The first node of a kind in the constant that a type asks about with `typeof`. */
function asked(type: Syntax, { constants }: Known, kind: string): Syntax | undefined {
  const query = allOf(type).find((part) => part.type === 'TSTypeQuery');
  const constant = constants.get(wordOf(query?.['exprName']) ?? '');
  return constant && allOf(constant).find((part) => part.type === kind);
}

/** `(typeof LIST)[number]`: the words of the list. */
function listed(type: Syntax, known: Known): string[] | null {
  const words = (asked(type, known, 'ArrayExpression')?.['elements'] as Syntax[] | undefined)?.map(wordOf);
  return words?.every((word) => word !== null) ? words : null;
}

/** `keyof typeof TABLE`: the names in the table. */
function keysOf(type: Syntax, known: Known): string[] | null {
  const keys = (asked(type, known, 'ObjectExpression')?.['properties'] as Syntax[] | undefined)?.map(({ key }) =>
    wordOf(key),
  );
  return keys?.every((key) => key !== null) ? keys : null;
}

/** The properties of an interface that spell a union out, alone or beside others. */
const propertiesOf = ({ node }: { node: Syntax }): { name: string; type: unknown }[] =>
  node.type === 'TSInterfaceDeclaration'
    ? ((node['body'] as Syntax)['body'] as Syntax[]).flatMap(({ key, typeAnnotation }) => {
        const type = isSyntax(typeAnnotation) ? typeAnnotation['typeAnnotation'] : null;
        if (!isSyntax(type)) return [];
        const parts = ((type['types'] ?? [type]) as Syntax[]).filter(({ type: kind }) => !/Null|Undefined/.test(kind));
        // `NextStep | null` is NextStep; one shape is no union.
        const isNamed = parts.length === 1 && parts[0]?.type !== 'TSTypeOperator';
        return isNamed ? [] : [{ name: `${wordOf(node['id'])?.replace(/Props$/, '')}.${wordOf(key)}`, type }];
      })
    : [];

/** Every union of two states and more that the sources declare: named types, and properties that spell it out. */
export function unionsOf(sources: ReadonlyMap<string, string>): Union[] {
  const files = [...sources].map(([file, source]) => ({ file, statements: statementsOf(file, source) }));
  const aliases = files.flatMap(({ file, statements }) =>
    statements
      .filter(({ node }) => node.type === 'TSTypeAliasDeclaration')
      .map(({ node }) => ({ file, name: wordOf(node['id']) ?? '', type: node['typeAnnotation'] as Syntax })),
  );
  const everywhere = new Map(aliases.map(({ name, type }) => [name, type]));
  const constants = new Map(files.flatMap(({ statements }) => [...constantsOf(statements)]));
  return files.flatMap(({ file, statements }) => {
    const own = aliases.filter((alias) => alias.file === file);
    // A name of the file's own comes before the same name elsewhere.
    const types = new Map([...everywhere, ...own.map(({ name, type }) => [name, type] as const)]);
    const known = { types, constants: new Map([...constants, ...constantsOf(statements)]) };
    return [...own, ...statements.flatMap(propertiesOf)].flatMap(({ name, type }) => {
      const members = [...new Set(wordsOf(type, known) ?? [])];
      return members.length > 1 ? [{ name, file, members }] : [];
    });
  });
}
