import { isUnreachable, type Queries } from '../db/db';

/**
 * Asks for more by the statement that tells who calls: a function of the database (`005_shift_versions`) whose first three
 * parameters and first column are those of `caller`.
 */
export interface Asking {
  from: string;
  /** SQL types of what it takes besides. */
  types: readonly string[];
  /** One for each of `types`. */
  params: readonly unknown[];
}

/** What the database tells of a caller: no row without a live session. */
export type Told = { patient_id: number | null } & Record<string, unknown>;

interface Question {
  /** Hashes of the tokens of sessions that the call carries. */
  hashes: readonly string[];
  /** The LINE user. */
  sub: string;
  /** Default: nothing but who calls. */
  asking?: Asking | undefined;
}

/** Tells who calls; undefined without a live session. */
export type Callers = (question: Question) => Promise<Told | undefined>;

const CALLER: Asking = { from: 'caller', types: [], params: [] };

interface Waiting {
  question: Question;
  asking: Asking;
  resolve(told: Told | undefined): void;
  reject(error: unknown): void;
}

const statements = new Map<string, string>();

/** Takes a list for each parameter, and gives a row for each caller who is logged in, with its place in the lists. */
function statementFor({ from, types }: Asking): string {
  const made = statements.get(from);
  if (made) return made;
  const lists = ['text', 'text', ...types].map((type, at) => `$${at + 2}::${type}[]`);
  const further = types.map((_, at) => `, p${at}`);
  const statement = `select place, told.* from unnest(${lists.join(', ')})
    with ordinality as asked(hashes, sub${further.join('')}, place)
    cross join lateral ${from}(string_to_array(hashes, ' '), sub, $1::timestamptz${further.join('')}) told`;
  statements.set(from, statement);
  return statement;
}

async function ask(db: Queries, asking: Asking, all: readonly Waiting[]): Promise<(Told | undefined)[]> {
  const lists = [
    all.map(({ question }) => question.hashes.join(' ')),
    all.map(({ question }) => question.sub),
    ...asking.types.map((_, at) => all.map((one) => one.asking.params[at])),
  ];
  const now = new Date(Date.now()).toISOString();
  const rows = await db.query<Told & { place: string }>(statementFor(asking), [now, ...lists], asking.from);
  const told = new Map(rows.map(({ place, ...row }) => [Number(place) - 1, row as Told]));
  return all.map((_, place) => told.get(place));
}

/** After what has arrived together has been read; a page has no such moment, and one patient. */
const afterThisTurn: (work: () => void) => void = globalThis.setImmediate ?? queueMicrotask;

/** Every call asks who calls. Those that arrive together share one statement: what a statement costs is mostly its way. */
export function callers(db: Queries): Callers {
  const waiting = new Map<string, Waiting[]>();

  async function answer(asking: Asking, all: readonly Waiting[]): Promise<void> {
    try {
      const told = await ask(db, asking, all);
      all.forEach(({ resolve }, at) => resolve(told[at]));
    } catch (error) {
      // What the database refuses of one is no matter of the others.
      if (all.length > 1 && !isUnreachable(error)) for (const one of all) void answer(one.asking, [one]);
      else for (const { reject } of all) reject(error);
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      const { asking = CALLER } = question;
      const own = { question, asking, resolve, reject };
      const together = waiting.get(asking.from);
      if (together) return void together.push(own);
      waiting.set(asking.from, [own]);
      afterThisTurn(() => {
        const all = waiting.get(asking.from) ?? [];
        waiting.delete(asking.from);
        void answer(asking, all);
      });
    });
}
