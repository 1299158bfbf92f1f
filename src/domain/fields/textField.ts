import * as v from 'valibot';

/** Why a text cannot be sent: empty, not in the field's form, or longer than the field holds. */
export type TextProblem = 'missing' | 'form' | 'long';

interface TextRules {
  /**
   * Brings a typed text into the form that is shown, sent and stored; changes its own result no more
   * (§input-forgiving).
   */
  normalize: (typed: string) => string;
  /** Maximum length in UTF-16 units, after normalizing. */
  max: number;
  /** Matches every normalized text that the field accepts; must run in linear time. */
  form?: RegExp;
  /** Whether an empty text is a problem. Default: true. */
  required?: boolean;
}

/**
 * A field of text, once for everybody: forms ask for `problem` and `normalize`, the contract and the clinic parse with
 * `schema`, which normalizes in the same way. The messages of its issues are `TextProblem`s.
 */
export function textField({ normalize, max, form = /^/, required = true }: TextRules) {
  const schema = v.pipe(
    v.string(),
    v.transform(normalize),
    v.minLength(required ? 1 : 0, 'missing' satisfies TextProblem),
    v.regex(form, 'form' satisfies TextProblem),
    v.maxLength(max, 'long' satisfies TextProblem),
  );
  return {
    max,
    normalize,
    schema,
    /** The first problem of a typed text; null when it may be sent. */
    problem(typed: string): TextProblem | null {
      const read = v.safeParse(schema, typed);
      return read.success ? null : (read.issues[0].message as TextProblem);
    },
  };
}

export type TextField = ReturnType<typeof textField>;
