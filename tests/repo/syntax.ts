import { parseSync } from 'vite';

/** A node of a parsed source, as far as the tests of the tree look at it. */
export interface Syntax {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

export const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';

/** The nodes right below one. */
export const below = (node: Syntax): Syntax[] => Object.values(node).flat().filter(isSyntax);

/** A node and everything under it, outermost first. */
export const allOf = (node: Syntax): Syntax[] => [node, ...below(node).flatMap(allOf)];

/** The statements of a source, each without the `export` before it. */
export function statementsOf(file: string, source: string): { isExported: boolean; node: Syntax }[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return (program.body as unknown as Syntax[]).map((node) => {
    const isExported = node.type.startsWith('Export');
    return { isExported, node: isExported && isSyntax(node['declaration']) ? node['declaration'] : node };
  });
}

/** The name of an identifier, or the text of a string; null for anything else. */
export function wordOf(node: unknown): string | null {
  if (!isSyntax(node)) return null;
  if (node.type === 'Identifier') return node['name'] as string;
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null;
}

/** What each constant of a source is. */
export const constantsOf = (statements: readonly { node: Syntax }[]): Map<string, Syntax> =>
  new Map(
    statements
      .filter(({ node }) => node.type === 'VariableDeclaration')
      .flatMap(({ node }) => node['declarations'] as Syntax[])
      .flatMap(({ id, init }) => {
        const name = wordOf(id);
        return name !== null && isSyntax(init) ? [[name, init] as const] : [];
      }),
  );
