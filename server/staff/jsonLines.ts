import { evaluate, parse, type AnyNode } from '@humanwhocodes/momoa';
import * as v from 'valibot';
import { ruleBroken } from '../http/clinicError';

/** What is wrong with a text of JSON. */
export interface Fault {
  /** `medicines[0].days`; empty for the whole. */
  path: string;
  says: string;
}

/** The line of each value of a text of JSON, by its path; and the names that stand twice in their object. */
interface Places {
  lines: Map<string, number>;
  twice: Fault[];
}

function placesOf(node: AnyNode, path = '', places: Places = { lines: new Map(), twice: [] }): Places {
  places.lines.set(path, node.loc.start.line);
  if (node.type === 'Array')
    for (const [at, { value }] of node.elements.entries()) placesOf(value, `${path}[${at}]`, places);
  if (node.type === 'Object') {
    for (const { name, value } of node.members) {
      const key = name.type === 'String' ? name.value : name.name;
      const inner = path === '' ? key : `${path}.${key}`;
      if (places.lines.has(inner)) places.twice.push({ path: inner, says: 'stands there twice' });
      placesOf(value, inner, places);
    }
  }
  return places;
}

const notJson = (words: string) => ruleBroken('papers', words);

/** Reads JSON and where its values stand. Throws a 422 with the line from which on it is no JSON. */
function readJson(text: string): { value: unknown; places: Places } {
  if (text.trim() === '') throw notJson('The file is empty.');
  try {
    const { body } = parse(text);
    return { value: evaluate(body), places: placesOf(body) };
  } catch (error) {
    if (error instanceof RangeError) throw notJson('The file is nested too deeply.');
    const { line = 1, message } = error as Error & { line?: number };
    throw notJson(`Line ${line}: this is not JSON: ${message.replace(/\s*\(\d+:\d+\)$/, '')}`);
  }
}

const pathOf = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? []).reduce(
    (path, { key }) =>
      typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`,
    '',
  );

function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const path = pathOf(issue);
  if (issue.expected === 'never') return { path, says: 'is not known here' };
  if (issue.input === undefined) return { path, says: 'is missing' };
  const given = JSON.stringify(issue.input);
  return { path, says: `${issue.message}, not ${given.length > 40 ? `${given.slice(0, 40)}…` : given}` };
}

/** `Line 3: medicines[0].days is missing.`; what is missing is looked for in its object. */
function sentenceOf({ path, says }: Fault, { lines }: Places): string {
  const line = lines.get(path) ?? lines.get(path.replace(/\.?[^.[\]]+$/, '')) ?? 1;
  return `Line ${line}: ${path === '' ? 'the whole' : path} ${says}.`;
}

/**
 * Reads a file of staff by a schema. Throws a 422 with one sentence for each fault and the line in which it stands
 * (§papers-checked).
 * @param check finds what a schema alone does not
 */
export function readLines<S extends v.GenericSchema>(
  schema: S,
  text: string,
  check: (value: v.InferOutput<S>) => Fault[] = () => [],
): v.InferOutput<S> {
  // A file of Windows may begin with a mark of its byte order.
  const { value, places } = readJson(text.replace(/^\uFEFF/, ''));
  const read = v.safeParse(schema, value, { abortPipeEarly: true });
  const faults = [...places.twice, ...(read.success ? check(read.output) : read.issues.map(faultOf))];
  if (!read.success || faults.length > 0)
    throw ruleBroken('papers', faults.map((fault) => sentenceOf(fault, places)).join('\n'));
  return read.output;
}
